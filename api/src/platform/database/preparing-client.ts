import type { Duplex } from 'node:stream';
import pg from 'pg';

const PREPARED_FROM = 20; // uses of a text: what is asked rarely is not kept at the server
const MOST_PREPARED = 200; // texts that each connection of a pool keeps prepared
const MOST_COUNTED = 2_000;
/** What the server says of a prepared statement whose tables a migration has changed since. */
const STALE_PLAN = { code: '0A000', routine: 'RevalidateCachedQuery' };
/** What pg says of a server that did not answer in time. */
const SILENT = 'Query read timeout';

/** The statements that are asked again and again over the connections of a pool, each with the name under which they prepare it. */
export class PreparedNames {
  private readonly uses = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private given = 0;

  /** @returns undefined while the text is not worth preparing */
  of(text: string): string | undefined {
    return this.names.get(text) ?? this.count(text);
  }

  /** Prepares everything anew, under names that no connection knows yet. */
  forget(): void {
    this.names.clear();
  }

  private count(text: string): string | undefined {
    if (this.names.size >= MOST_PREPARED) return undefined;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (uses < PREPARED_FROM) return this.remember(text, uses);
    const name = `s${++this.given}`;
    this.names.set(text, name);
    return name;
  }

  private remember(text: string, uses: number): undefined {
    if (this.uses.size >= MOST_COUNTED) this.uses.clear();
    this.uses.set(text, uses);
  }
}

/** A migration changed a table while its statements stood prepared; asked once more, they are planned anew. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === STALE_PLAN.code && error.routine === STALE_PLAN.routine;
}

type Ask = (...given: unknown[]) => unknown;

const BEGIN = 'START TRANSACTION';
const BEGUN = { command: 'START', rowCount: null, rows: [], fields: [] };

/**
 * Connections whose server parses and plans a statement with parameters once and not each time, and which begin a transaction
 * with its first statement: the two go out together and nobody waits for the first alone. Where the server falls silent they are cut
 * off: whatever else would be asked over one, to roll back first of all, would wait for an answer as long again.
 */
export function preparingClient(prepared = new PreparedNames()): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, pipeline: true });
      const ask = this.query.bind(this) as Ask;
      const { stream } = this.connection;
      Object.assign(this, { query: (...given: unknown[]) => {
        sendTogether(stream);
        if (given[0] === BEGIN) return beginning(ask);
        if (isCopy(given[0])) this.oneByOne();
        return noticing(ask(...named(given, prepared)), prepared, () => stream.destroy());
      } });
    }

    /** Rows that are poured through a connection have it to themselves. */
    private oneByOne(): void {
      Object.assign(this, { pipeline: false });
    }
  };
}

const isCopy = (asked: unknown): boolean => typeof asked === 'object' && asked !== null && 'submit' in asked;

/** Says that the transaction has begun before the server does; were it refused, so would be all that follows on this connection. */
function beginning(ask: Ask): Promise<typeof BEGUN> {
  void Promise.resolve(ask(BEGIN)).catch(() => undefined);
  return Promise.resolve(BEGUN);
}

/** Whatever is asked before anything else can happen goes out in one write. */
function sendTogether(stream: Duplex): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** `(text, values, callback?)` as pg takes it, with a name where there is one. */
function named(given: unknown[], prepared: PreparedNames): unknown[] {
  const [text, values, ...rest] = given;
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return given;
  const name = prepared.of(text);
  return name === undefined ? given : [{ name, text, values: values as unknown[] }, ...rest];
}

function noticing(answer: unknown, prepared: PreparedNames, cutOff: () => void): unknown {
  if (answer instanceof Promise) answer.catch((error: unknown) => {
    if (isStalePlan(error)) prepared.forget();
    if (error instanceof Error && error.message === SILENT) cutOff();
  });
  return answer;
}
