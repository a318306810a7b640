import { randomUUID } from 'node:crypto';
import { createApp } from '../create-app.ts';
import { connectWithRetry, dataSourceOptions } from '../platform/database/data-source.ts';
import { isDemoFilled } from '../seed/demo-marks.ts';
import { loadDemo } from '../seed/load-demo.ts';
import { resetOnce } from '../seed/reset/reset-once.ts';
import { agrees, refuseRunningServer } from './confirmation.ts';
import type { OpenDatabase } from './open-database.ts';

const COMMAND = 'reset-demo';

/**
 * `admin reset-demo`: brings a database that the demo filled back to its first state: people,
 * bookings, content, settings and files. Returns the exit code.
 */
export async function resetDemoOf(
  { url, settings }: OpenDatabase,
  isAgreed: boolean,
): Promise<number> {
  if (settings.demo === 'off')
    return refuse('DEMO is off: only a demo can be reset. Nothing was changed.\n');
  if (!(await isDemoFilled(url)))
    return refuse('The demo did not fill this database. Nothing was changed.\n');
  process.stdout.write(await described(url));
  if (!isAgreed && !(await agrees('bring it back to its first day'))) {
    process.stdout.write('Nothing was changed.\n');
    return 1;
  }
  const { signal } = new AbortController();
  const night = `by command ${randomUUID()}`;
  if ((await resetOnce(url, settings, { night }, signal)) !== 'done')
    return refuse('The product or a backup uses this database. Nothing was changed.\n');
  const app = await createApp(settings, url);
  try {
    await loadDemo(app, settings, signal);
  } finally {
    await app.close();
  }
  process.stdout.write('The demo is as on its first day.\n');
  return 0;
}

function refuse(reason: string): number {
  process.stderr.write(reason);
  return 1;
}

/** Counts what is lost, and refuses if a server uses the database. */
async function described(url: string): Promise<string> {
  const source = await connectWithRetry(dataSourceOptions(url, [], 1));
  try {
    await refuseRunningServer(source, COMMAND);
    const [counts] = await source.query<{ users: number; bookings: number; files: number }[]>(
      `select (select count(*) from users)::int as users,
        (select count(*) from bookings)::int as bookings,
        (select count(*) from files)::int as files`,
    );
    return (
      `All of this database goes: ${counts?.users} accounts, ${counts?.bookings} bookings, ` +
      `${counts?.files} files, all settings and content, also what you changed. No backup is ` +
      'made. The demo is then loaded again.\n'
    );
  } finally {
    await source.destroy();
  }
}
