import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_MS = 90_000;
/** Folder in which Node caches compiled code, so that the next server starts sooner. */
export const compileCache = path.resolve(
  import.meta.dirname,
  '../../node_modules/.cache/five-arena',
);
const running = new Set<ChildProcess>();

/** The built product as a server with a separate port and database. */
export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server for a test that moves the clock; all other tests use the shared server.
 * @param folder data folder, which keeps its data between starts
 * @param clock the instant of the server's clock at its start
 */
export function startAt(folder: string, clock: string): Promise<TestServer> {
  return start(folder, { CLOCK: `@${clock}` });
}

/**
 * Starts a separate server for a test.
 * @param folder data folder, which keeps its data between starts
 * @param settings environment settings that are added to the settings of a demo
 */
export async function start(
  folder: string,
  settings: Record<string, string> = {},
): Promise<TestServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../api/dist/main.js')],
    {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: '',
        DATA_DIR: folder,
        DEMO: 'on',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        NODE_COMPILE_CACHE: compileCache,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  running.add(child);
  await untilReady(child, url);
  return { url, stop: () => stop(child) };
}

/** Stops all running servers after a test, including servers that a failed test left running. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

async function stop(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (let waited = 0; waited < READY_MS && child.exitCode === null; waited += 100) {
    if ((await fetch(`${url}/api/health/ready`).catch(() => null))?.ok) return;
    await sleep(100);
  }
  await stop(child);
  throw new Error(`no server got ready at ${url}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(address !== null && typeof address === 'object' ? address.port : 0),
      );
    });
  });
}
