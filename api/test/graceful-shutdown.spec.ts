import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { HttpAdapterHost } from '@nestjs/core';
import { Drain } from '../src/platform/http/drain.ts';
import type { TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { connected } from './sockets.ts';
import { createDemoDatabase, startProcess } from './two-processes.ts';

/** Number of connections to a mail server that accepts them and never responds. */
let heard = 0;
const silent = net.createServer(() => void heard++);
let database: TestDatabase;

beforeAll(async () => {
  database = await createDemoDatabase();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  silent.close();
  await database.drop();
});

test('a stop under load answers accepted requests and exits with 0 within 10 s', async () => {
  const api = await startProcess(database.url, {
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as net.AddressInfo).port}`,
  });
  // Removes other mails, such as mails to demo users, from the outbox.
  await database.sql('delete from outbox');
  heard = 0;
  await database.sql(`insert into outbox (reference, event, recipient, channel, template,
    parameters, created_at, due_at)
    values ('N-1', 'test', 'mailto:reader@five.test', 'mail', 'welcome', '{"firstName":"Yasmine"}',
    now(), now())`);
  while (heard === 0) await sleep(10);
  const sockets = await Promise.all(
    Array.from({ length: 20 }, () => connected(api.url, '/availability')),
  );
  const closed = Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))),
  );
  const statuses: number[] = [];
  let loading = true;
  const client = async () => {
    while (loading)
      await fetch(`${api.url}/api/venue`).then(
        ({ status }) => statuses.push(status),
        () => (loading = false),
      );
  };
  const clients = Array.from({ length: 8 }, client);
  while (statuses.length < 100) await sleep(10);
  // The exit code is 1 if the shutdown takes longer than nine seconds.
  expect(await api.stop()).toBe(0);
  await closed;
  loading = false;
  await Promise.all(clients);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('during a stop, a request on an idle connection is answered with a close notice', async () => {
  const latecomer = { reused: true, connection: 'close' };
  // The check is repeated until it succeeds. If the process is paused for a quarter of a second,
  // its shutdown may finish before the request arrives.
  expect(await eventually(askedLate, (answer) => isDeepStrictEqual(answer, latecomer))).toEqual(
    latecomer,
  );
});

async function askedLate(): Promise<unknown> {
  const server = http.createServer((_, answer) => answer.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<unknown>((resolve) => {
      const request = http
        .get(origin, { agent }, (answer) =>
          answer
            .resume()
            .on('end', () =>
              resolve({ reused: request.reusedSocket, connection: answer.headers.connection }),
            ),
        )
        .on('error', resolve);
    });
  expect(await ask()).toEqual({ reused: false, connection: 'keep-alive' });
  const drained = drain(server);
  await sleep(120);
  const answer = await ask();
  await drained;
  await new Promise((resolve) => server.close(resolve));
  return answer;
}

function drain(server: http.Server): Promise<void> {
  const adapter = { httpAdapter: { getHttpServer: () => server } };
  return new Drain(adapter as unknown as HttpAdapterHost).beforeApplicationShutdown();
}

test('a stop answers requests that a busy process has not accepted yet', async () => {
  const server = http.createServer((_, answer) => answer.end('here'));
  // Each connection keeps the process busy, and a turn of its event loop accepts only one.
  server.on('connection', () => {
    for (const began = performance.now(); performance.now() < began + 20;);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const written = new Int32Array(new SharedArrayBuffer(4));
  const clients = new Worker(CLIENTS, { eval: true, workerData: { port, count: 40, written } });
  const answered = once(clients, 'message');
  // The process accepts no connection before all requests have arrived at its sockets.
  Atomics.wait(written, 0, 0);
  await drain(server);
  await new Promise((resolve) => server.close(resolve));
  expect(await answered).toEqual([Array<string>(40).fill('HTTP/1.1 200 OK')]);
});

/** Sends `count` requests on connections of their own, and posts the first lines of the answers. */
const CLIENTS = `
  const net = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  const { port, count, written } = workerData;
  const answers = [];
  let sent = 0;
  const countSent = () => {
    if (++sent < count) return;
    Atomics.store(written, 0, 1);
    Atomics.notify(written, 0);
  };
  for (let number = 0; number < count; number++) {
    let text = '';
    const socket = net.connect(port, '127.0.0.1');
    socket.on('data', (part) => (text += part)).on('error', ({ code }) => (text = code));
    socket.on('close', () => {
      answers.push(text.split('\\r\\n')[0]);
      if (answers.length === count) parentPort.postMessage(answers);
    });
    socket.write('GET / HTTP/1.1\\r\\nhost: venue.test\\r\\n\\r\\n', countSent);
  }`;

test('a stop that something keeps from its end gives up after nine seconds, with 1', async () => {
  const stop = path.resolve(import.meta.dirname, '../dist/platform/graceful-shutdown.js');
  const stuck =
    `import { GracefulShutdown } from ${JSON.stringify(stop)}; ` +
    `setInterval(() => undefined, 1000); ` +
    `new GracefulShutdown().onShutdown(() => new Promise(() => undefined)); ` +
    `process.kill(process.pid, 'SIGTERM');`;
  // The measurement starts before the child process. The child's limit for a shutdown is nine
  // seconds, so the measured time must be longer.
  const before = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', stuck], {
    stdio: 'ignore',
  });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(performance.now() - before).toBeGreaterThan(9_000);
});
