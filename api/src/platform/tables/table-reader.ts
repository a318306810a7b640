import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import { codeRefused, DomainError, tooManyRequests } from '../http/domain-error.ts';
import { Semaphore } from '../semaphore.ts';

/**
 * Task that a worker thread runs on a file: the function `run` of a module that does not depend on
 * Nest.
 */
export type TableTask<Input, Answer> = (input: Input) => Answer;

export type TableReport<Answer> =
  | { answer: Answer }
  | { refused: ErrorCode; parameters: Record<string, unknown> | undefined };

export interface TableWork<Input> {
  /** URL of the task's module, such as `new URL('./statement-task.ts', import.meta.url)`. */
  module: URL;
  input: Input;
  /** Error code for a file that exceeds the limits of time or memory. */
  unreadable: ErrorCode;
}

const AT_ONCE = 2;
const WAITING = 100;
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/**
 * Whether this file runs as TypeScript source, as in tests. Worker threads then load sources too,
 * because a thread does not inherit the process's loader.
 */
const IS_SOURCE = new URL(import.meta.url).pathname.endsWith('.ts');
const ENTRY = inThisForm(new URL('./table-worker.ts', import.meta.url));

/**
 * Parses table files in worker threads, a few at a time, with limits on time and memory, so that
 * the process remains responsive. Each thread handles one file.
 */
@Injectable()
export class TableReader implements OnApplicationShutdown {
  /** Time limit per file, in milliseconds. */
  limitMs = 15_000;

  private readonly limit = new Semaphore(AT_ONCE, { maxQueued: WAITING }, tooManyRequests);
  private readonly running = new Set<Worker>();

  /**
   * Runs a task in a worker thread.
   * @throws DomainError with the codes of the task, the code `unreadable`, or TOO_MANY_REQUESTS
   */
  run<Answer, Input = unknown>(work: TableWork<Input>): Promise<Answer> {
    return this.limit.run(() => this.inThread<Answer>(work));
  }

  /** Number of running threads. */
  get size(): number {
    return this.running.size;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.running].map((worker) => worker.terminate()));
  }

  private async inThread<Answer>({
    module,
    input,
    unreadable,
  }: TableWork<unknown>): Promise<Answer> {
    const worker = new Worker(ENTRY, {
      workerData: { module: inThisForm(module).href, input },
      resourceLimits: LIMITS,
      ...(IS_SOURCE && { execArgv: ['--conditions=source', '--no-warnings'] }),
    });
    this.running.add(worker);
    try {
      const report = await reportOf<Answer>(worker, unreadable, this.limitMs);
      if ('answer' in report) return report.answer;
      throw codeRefused(report.refused, { parameters: report.parameters });
    } finally {
      this.running.delete(worker);
      await worker.terminate();
    }
  }
}

function reportOf<Answer>(
  worker: Worker,
  unreadable: ErrorCode,
  limitMs: number,
): Promise<TableReport<Answer>> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(codeRefused(unreadable));
    const timer = setTimeout(refuse, limitMs);
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    worker.once('message', (report: TableReport<Answer>) => settle(() => resolve(report))());
    worker.once('error', (error: NodeJS.ErrnoException) =>
      settle(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse : () => reject(error))(),
    );
    // A worker that ends without a report was terminated, because the process is stopping.
    worker.once(
      'exit',
      settle(() => reject(new DomainError('DATABASE_UNAVAILABLE'))),
    );
  });
}

/**
 * Returns the URL of the compiled file if this file is compiled, otherwise the URL of the source.
 */
function inThisForm(url: URL): URL {
  return new URL(IS_SOURCE ? url.href : url.href.replace(/\.ts$/, '.js'));
}
