import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SECONDS_TO_START = 90;

/** Opens a demo venue of its own from what was built, lets something look at it, and closes it again. */
export async function withDemoVenue(look: (origin: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'five-arena-look-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: '', DATA_DIR: path.join(data, 'var'), DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../api/dist/main.js')], { env, stdio: 'inherit' });
  const ended = once(server, 'exit');
  try {
    await Promise.race([ready(origin), ended.then(() => Promise.reject(new Error('The venue did not open.')))]);
    await look(origin);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

async function ready(origin: string): Promise<void> {
  for (let waited = 0; waited < SECONDS_TO_START; waited += 1) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(1000);
  }
  throw new Error(`The venue did not open within ${SECONDS_TO_START} seconds.`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
