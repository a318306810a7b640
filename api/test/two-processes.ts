import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import supertest from 'supertest';
import { createDatabase, type TestDatabase } from './database.ts';
import { closeAtEnd } from './close-database.ts';

const API = path.resolve(import.meta.dirname, '..');
const READY_MS = 120_000;
const STOP_MS = 60_000;
/**
 * Encryption key of the API processes of a test. All processes of a venue need the same key, which
 * they normally read from a shared data folder.
 */
const KEY = 'the key of sealed fields that processes of a test share';

/** An API server that runs in a separate process. */
export interface ApiProcess {
  url: string;
  pid: number;
  dataDir: string;
  http: ReturnType<typeof supertest>;
  /** Returns the output of the process so far. */
  output(): string;
  /** Exit code of the process, once it has ended. */
  ended: Promise<number | null>;
  /** Stops the process and returns its exit code; `SIGKILL` simulates a crash. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Two API processes on one database. */
export interface TwoProcesses {
  first: ApiProcess;
  second: ApiProcess;
  database: TestDatabase;
  /** Returns the two processes alternately. */
  next(): ApiProcess;
  close(): Promise<void>;
}

/**
 * Starts two API processes on one new database, which contains the demo unless `DEMO` is off. `env`
 * applies to both.
 */
export async function twoProcesses(env: Record<string, string> = {}): Promise<TwoProcesses> {
  const database = await (env.DEMO === 'off' ? createDatabase() : createDemoDatabase(env.DEMO));
  const [first, second] = await Promise.all([
    startProcess(database.url, env),
    startProcess(database.url, env),
  ]);
  let calls = 0;
  return {
    first,
    second,
    database,
    next: () => (calls++ % 2 === 0 ? first : second),
    close: closeAtEnd(async () => {
      await Promise.all([first.stop(), second.stop()]);
      await database.drop();
    }),
  };
}

/**
 * Copies a database that contains the demo. The first call in a run creates the demo, which takes
 * seconds.
 */
export async function createDemoDatabase(demo = 'on'): Promise<TestDatabase> {
  const template = (process.env[`TEST_TEMPLATE_${demo}`] ??= await fillDemo(demo));
  return createDatabase(template);
}

async function fillDemo(demo: string): Promise<string> {
  const database = await createDatabase();
  const api = await startProcess(database.url, { DEMO: demo });
  await Promise.all([api.stop(), database.disconnect()]);
  return new URL(database.url).pathname.slice(1);
}

/** Starts the compiled API on a free port and waits until it is ready. */
export async function startProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  const running = await spawnApi(databaseUrl, env);
  await untilReady(running);
  return running;
}

/**
 * Starts an API process without waiting until it is ready. The processes use the same signing
 * secret, like the processes of one venue.
 */
export async function spawnApi(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  refuseStaleBuild();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-process-'));
  fs.writeFileSync(path.join(dataDir, 'field-key'), KEY);
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(API, 'dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      TZ: 'Asia/Kathmandu',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      JWT_SECRET: 'a secret that both processes of a test share',
      NODE_COMPILE_CACHE: path.join(API, '../node_modules/.cache/five-arena'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return describe(child, `http://127.0.0.1:${port}`, dataDir);
}

function describe(child: ChildProcess, url: string, dataDir: string): ApiProcess {
  let printed = '';
  const collectOutput = (text: Buffer) => void (printed += text.toString());
  child.stdout?.on('data', collectOutput);
  child.stderr?.on('data', collectOutput);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    http: supertest(url),
    output: () => printed,
    ended,
    stop: async (signal = 'SIGTERM') => {
      const code = await endOf(child, signal, ended);
      fs.rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

async function untilReady(running: ApiProcess): Promise<void> {
  let over = false;
  void running.ended.then(() => (over = true));
  for (
    const asked = performance.now();
    performance.now() - asked < READY_MS && !over;
    await sleep(30)
  ) {
    const answer = await fetch(`${running.url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
  }
  await running.stop('SIGKILL');
  throw new Error(`the API did not get ready:\n${running.output()}`);
}

async function endOf(
  child: ChildProcess,
  signal: NodeJS.Signals,
  ended: Promise<number | null>,
): Promise<number | null> {
  child.kill(signal);
  const hard = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  return ended.finally(() => clearTimeout(hard));
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Throws if the build is older than the sources, because the tests would not cover the sources. */
function refuseStaleBuild(): void {
  const built = path.join(API, 'dist/.tsbuildinfo');
  const newest = Math.max(
    ...fs
      .readdirSync(path.join(API, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => fs.statSync(path.join(API, 'src', file)).mtimeMs),
  );
  if (!fs.existsSync(built) || fs.statSync(built).mtimeMs < newest)
    throw new Error('api/dist is older than api/src: npm run build -w api');
}
