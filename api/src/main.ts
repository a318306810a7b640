import 'reflect-metadata';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createApp } from './create-app.ts';
import { loadDemo } from './seed/load-demo.ts';
import { readSettings, type Settings, SettingsError } from './platform/config/settings.ts';
import { migrate } from './platform/database/migrate.ts';
import { superviseEmbedded } from './platform/embedded/supervisor.ts';

const STOP_WITHIN_MS = 9_000; // ten seconds is the promise; a stuck close must not break it

/** Database, schema, demo, server: in this order, and down again in the reverse on TERM or INT. */
async function run(settings: Settings): Promise<void> {
  mkdirSync(settings.dataDir, { recursive: true });
  const pidFile = path.join(settings.dataDir, 'api.pid');
  const embedded = settings.databaseUrl === null ? await superviseEmbedded(settings.dataDir) : null;
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  await migrate(url);
  const app = await createApp(settings, url);
  await loadDemo(app, settings);
  await app.listen(settings.port, settings.host);
  writeFileSync(pidFile, String(process.pid));
  announce(await app.getUrl(), settings);
  onStop(async () => {
    await app.close();
    rmSync(pidFile, { force: true });
    await embedded?.stop();
  });
}

/** Two signals are one stop; it ends the process with 0. */
function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(() => process.exit(0), () => process.exit(1));
  };
  process.on('SIGTERM', once).on('SIGINT', once);
}

function announce(address: string, settings: Settings): void {
  const lines = [`Site         ${settings.publicOrigin}/`, `Back-office  ${settings.publicOrigin}/admin/`, `API          ${settings.publicOrigin}/api/docs`, `Listening    ${address}`];
  if (settings.demo !== 'off') lines.push('Demo         admin@demo.test, reception@demo.test, player@demo.test, rookie@demo.test (demo-Password-1)', `Demo mails   ${settings.publicOrigin}/dev/mailbox`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  await run(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
