import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { exchange } from '../bench/load.mjs';
import { tokenOf } from '../bench/product.mjs';
import { databaseOf, endApi, untilReady } from '../lib/api.mjs';
import { Ledger } from './ledger.mjs';
import { MailServer, unlike, untilSent } from './mail/mail-server.mjs';

const RATE = 50;
const LOAD_MS = 4_000;
const HEARD_WITHIN_MS = 1_000;
// Milliseconds in which the other processes are notified of a sign-out.
const SIGNED_OUT_WITHIN_MS = 250;
const WAIT_MS = 20_000;

/**
 * Runs three processes on one database and restarts one of them in between. Changes must reach all
 * processes, and each action must happen only once.
 */
export async function severalProcesses(fixture) {
  const mails = await new MailServer().be('well');
  fixture.onCleanup(() => mails.be('dead'));
  const env = { SMTP_URL: mails.url };
  const first = await fixture.product('first', { env });
  const { url } = databaseOf(first.folder);
  const [second, third] = await Promise.all(
    ['second', 'third'].map((name) => fixture.product(name, { env, url })),
  );
  const sql = fixture.sqlOf(first);
  await untilSent(sql, 120);
  const [{ last }] = await sql('select max(id)::int as last from outbox');
  const heard = await listen(fixture, [first, second, third]);
  const ledger = new Ledger(
    [first, second, third].map(({ origin }) => origin),
    await fixture.players(first),
  );
  ledger.start(RATE);
  await sleep(LOAD_MS);
  const code = await endApi(third);
  const again = await fixture.launch('third', { env, url, port: third.port });
  fixture.found.ready.push(await untilReady(again));
  await sleep(LOAD_MS);
  await ledger.stop();
  const open = ledger.open.length;
  fixture.expect(
    (await ledger.settle()) === open,
    'a request that was cut off could not be sent again',
  );
  fixture.expect(code === 0, `the process that was stopped ended with ${code}`);
  fixture.expect(ledger.odd.size === 0, ledger.oddities);
  fixture.expect(await untilSent(sql, 120), 'mails were not sent');
  const missing = await unlike(sql, mails, last);
  fixture.expect(
    missing.length === 0 && mails.repeated.length === 0,
    `mails: never seen ${missing.length}, sent twice ${mails.repeated.length}`,
  );
  await fixture.checkInvariants(first, ledger);
  await heard();
  await signedOut(fixture, [first, second, again]);
  fixture.note(
    `${ledger.acknowledged.length} bookings through three processes, ` +
      `${mails.received.length} mails, each once; live events and sign-outs reach all`,
  );
  ledger.close();
}

/**
 * Connects a client to each process except the first; the clients watch the first day on which the
 * load books slots.
 * @returns a function that checks that each client has received events
 */
async function listen(fixture, [, ...others]) {
  const seen = new Map();
  const date = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  for (const { origin } of others) {
    const socket = io(`${origin}/availability`, { transports: ['websocket'], forceNew: true });
    fixture.onCleanup(() => socket.disconnect());
    socket.on('slots', () => seen.set(origin, (seen.get(origin) ?? 0) + 1));
    await new Promise((resolve) =>
      socket.on('connect', () => socket.emit('join', { date }, resolve)),
    );
  }
  return async () => {
    await sleep(HEARD_WITHIN_MS);
    for (const { origin } of others)
      fixture.expect(
        (seen.get(origin) ?? 0) > 0,
        `no event arrived at ${origin} about bookings at the other processes`,
      );
  };
}

/** Checks that a sign-out at one process ends the session there at once, and soon at the others. */
async function signedOut(fixture, processes) {
  const token = await tokenOf(processes[0].origin, 'bench050@demo.test');
  const statusAt = ({ origin }) =>
    exchange(origin, undefined, { path: '/api/auth/field/user', token }).then(
      ({ status }) => status,
    );
  const before = await Promise.all(processes.map(statusAt));
  await exchange(processes[0].origin, undefined, {
    method: 'POST',
    path: '/api/auth/field/logout',
    token,
    body: {},
  });
  const own = await statusAt(processes[0]);
  const since = performance.now();
  let after = await Promise.all(processes.map(statusAt));
  while (after.includes(200) && performance.now() - since < WAIT_MS)
    after = await Promise.all(processes.map(statusAt));
  fixture.expect(own === 401, `the process of the sign-out then answered ${own}`);
  fixture.expectWithin(performance.now() - since, SIGNED_OUT_WITHIN_MS, 'signed out everywhere');
  fixture.expect(
    before.every((status) => status === 200) && after.every((status) => status === 401),
    `signed out at one, the others answered ${after.join(', ')} (before: ${before.join(', ')})`,
  );
}
