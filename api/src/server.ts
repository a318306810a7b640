import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './create-app.ts';
import { ENCRYPTED_FIELDS } from './encrypted-fields.ts';
import { keyWarning } from './platform/backup/field-key-check.ts';
import { notePid } from './platform/config/data-dir.ts';
import { type Settings, SettingsError } from './platform/config/settings.ts';
import { migrate } from './platform/database/migrate.ts';
import { freeMemory } from './platform/free-memory.ts';
import type { GracefulShutdown } from './platform/graceful-shutdown.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { isDemoFilled } from './seed/demo-marks.ts';
import { loadDemo } from './seed/load-demo.ts';
import { NightlyReset } from './seed/reset/nightly-reset.ts';
import { resetOnce } from './seed/reset/reset-once.ts';
import { demoLines, demoRefusal, mailLines } from './start-lines.ts';

/** The database that a server uses. */
export interface ServerDatabase {
  url: string;
  /** False if another process already runs the embedded database of this DATA_DIR. */
  isFirst: boolean;
}

/**
 * Schema, demo and HTTP server of this process. For the nightly reset of the demo it closes and
 * starts again in the same process, so that no cache outlives the data.
 */
export class Server {
  /** The running application; null while it is closed. */
  app: NestFastifyApplication | null = null;

  constructor(
    private readonly settings: Settings,
    private readonly database: ServerDatabase,
    private readonly shutdown: Pick<GracefulShutdown, 'signal' | 'waitForStartup'>,
  ) {}

  /** Starts schema, demo and server in this order. */
  async start(): Promise<void> {
    const { settings, shutdown } = this;
    const { url, isFirst } = this.database;
    await migrate(url);
    shutdown.signal.throwIfAborted();
    await refuseDemoRows(url, settings);
    const warning = await keyWarning(url, settings, ENCRYPTED_FIELDS);
    if (warning !== null) process.stderr.write(`${warning}\n`);
    const app = (this.app = await createApp(settings, url));
    await loadDemo(app, settings, shutdown.signal);
    shutdown.signal.throwIfAborted();
    await app.init();
    freeMemory();
    await app.listen(settings.port, settings.host);
    const address = await app.getUrl();
    notePid(settings, isFirst, settings.port === 0 ? address : settings.publicOrigin);
    if (!shutdown.signal.aborted) announce(address, settings);
    // The tasks of the start, such as sending the mails that were due, leave garbage of their own.
    void app.get(Jobs).caughtUp.then(freeMemory);
    void app.get(NightlyReset).due.then((night) => this.startAgain(night));
  }

  async close(): Promise<void> {
    const { app } = this;
    this.app = null;
    await app?.close();
  }

  /** Closes the server, resets the demo, and starts the server again. */
  private startAgain(night: string): void {
    if (this.shutdown.signal.aborted) return;
    const starting = this.close()
      .then(() => this.reset(night))
      .then(() => this.start());
    this.shutdown.waitForStartup(starting);
    starting.catch((error: unknown) => endWith(error, this.shutdown));
  }

  /** A failed reset is reported, and the server starts with the demo as it is. */
  private async reset(night: string): Promise<void> {
    const { signal } = this.shutdown;
    const result = await resetOnce(this.database.url, this.settings, { night }, signal).catch(
      (error: unknown) => {
        signal.throwIfAborted();
        return `failed: ${String(error)}`;
      },
    );
    process.stdout.write(`Demo reset   ${night}: ${result}\n`);
  }
}

/** Ends the process with the reason of a failed start. */
export function endWith(error: unknown, { signal }: Pick<GracefulShutdown, 'signal'>): void {
  // A stop signal aborted the start, so the error is not reported.
  if (signal.aborted) return;
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
}

/**
 * Refuses a start without the demo on a database that contains demo data.
 * @throws SettingsError if the demo is off and demo accounts or demo rows exist
 */
async function refuseDemoRows(url: string, settings: Settings): Promise<void> {
  if (settings.demo === 'off' && (await isDemoFilled(url)))
    throw new SettingsError(demoRefusal(settings));
}

function announce(address: string, settings: Settings): void {
  const lines = [
    `Site         ${settings.publicOrigin}/`,
    `Back-office  ${settings.publicOrigin}/admin/`,
    `API          ${settings.publicOrigin}/api/docs`,
    `Listening    ${address}`,
  ];
  process.stdout.write(
    `${[...lines, ...demoLines(settings), ...mailLines(settings)].join('\n')}\n`,
  );
}
