import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { exchange } from '../bench/load.mjs';
import { cpuSeconds } from '../bench/process-figures.mjs';
import { signIn } from '../bench/product.mjs';
import { lastNights, rivals } from '../bench/workloads.mjs';
import { databaseOf } from '../lib/api.mjs';
import { SHARE, starve } from './starvation.mjs';

const RIVALS = 200;
const ROUNDS = 3;
// Time limit of a request in milliseconds, above every limit of the product itself.
const LIMIT_MS = 120_000;
// A process is charged for whole ticks, so that it can seem to use a little more than its share.
const MOST_SHARE = SHARE * 1.6;
const [MADE, TAKEN, AWAY] = ['201', '409 BOOKING_SLOT_TAKEN', '503 DATABASE_UNAVAILABLE'];

/**
 * Lets two hundred players book one slot at once, while the API and its database have a twentieth
 * of one processor. One of them gets the slot. The others get the documented errors, and no request
 * leaves anything behind.
 */
export async function rivalsStarved(fixture) {
  const rounds = fixture.tries(ROUNDS);
  const api = await fixture.product('venue');
  const tokens = await signIn(api.origin, RIVALS);
  const agent = new http.Agent({ keepAlive: true, maxSockets: RIVALS });
  fixture.onCleanup(() => agent.destroy());
  const venue = { api, agent, sql: fixture.sqlOf(api) };
  const results = [];
  for (const night of lastNights(rounds))
    results.push(await race(fixture, venue, requestsFor(tokens, rivals(night)[0])));
  const { status } = await exchange(api.origin, undefined, { path: '/api/health/ready' });
  fixture.expect(status === 200, `afterwards it answered ${status}`);
  await fixture.checkInvariants(api, { acknowledged: results.flatMap(({ winners }) => winners) });
  noteOf(fixture, results);
}

function requestsFor(tokens, body) {
  return tokens.map((token) => ({
    method: 'POST',
    path: '/api/bookings',
    token,
    body,
    headers: { 'idempotency-key': randomUUID() },
    limitMs: LIMIT_MS,
  }));
}

/** Sends all requests at once under starvation, and checks the answers and what was stored. */
async function race(fixture, { api, agent, sql }, requests) {
  const ask = (request) => ask1(api.origin, agent, request);
  const { answers, ...measured } = await starved(fixture, api, () =>
    Promise.all(requests.map(ask)),
  );
  const refused = requests.filter((_, index) => answers[index].outcome === AWAY);
  const repeated = await Promise.all(refused.map(ask));
  const final = [...answers.filter(({ outcome }) => outcome !== AWAY), ...repeated];
  const winners = final.filter(({ outcome }) => outcome === MADE);
  const odd = final.filter(({ outcome }) => outcome !== MADE && outcome !== TAKEN);
  fixture.expect(winners.length === 1, `${winners.length} of ${RIVALS} got the slot`);
  fixture.expect(
    odd.length === 0,
    `unexpected answers: ${[...new Set(odd.map(({ outcome }) => outcome))].join(', ')}`,
  );
  fixture.expect(
    answers.every(({ outcome, retryAfter }) => outcome !== AWAY || retryAfter),
    'a refusal had no Retry-After',
  );
  await checkStored(fixture, { sql, requests, winners });
  return { ...measured, winners, refused: refused.length };
}

/** Runs `work` under starvation. Too much processor time in the API is a failure of the test. */
async function starved(fixture, api, work) {
  const { means, lift } = starve([api.pid, databaseOf(api.folder).pid]);
  fixture.onCleanup(lift);
  const [began, cpuBefore] = [performance.now(), cpuSeconds(api.pid)];
  try {
    const answers = await work();
    const ms = performance.now() - began;
    const share = ((cpuSeconds(api.pid) - cpuBefore) * 1000) / ms;
    fixture.expect(share <= MOST_SHARE, `the API had ${percent(share)} % of a processor`);
    return { answers, ms, means };
  } finally {
    await lift();
  }
}

async function ask1(origin, agent, request) {
  try {
    const { status, headers, text } = await exchange(origin, agent, request);
    const { code, data } = JSON.parse(text);
    return {
      outcome: [status, code].filter(Boolean).join(' '),
      reference: data?.reference,
      retryAfter: headers['retry-after'],
    };
  } catch (error) {
    return { outcome: `no answer (${error.code ?? error.name})` };
  }
}

/** Checks that the slot has one booking, that of the winner, and that no other key is stored. */
async function checkStored(fixture, { sql, requests, winners }) {
  const [{ body }] = requests;
  const stored = await sql(
    `select b.reference, o.holder from bookings b join pitches p on p.id = b.pitch_id
      left join occupancies o on o.pitch_id = b.pitch_id and o.period && b.period
      where p.code = $1 and lower(b.period)::date = $2`,
    [body.pitch, body.date],
  );
  const keys = await sql(
    `select (answer ->> 'response')::jsonb -> 'data' ->> 'reference' as reference
      from idempotency_keys where key = any ($1)`,
    [requests.map(({ headers }) => headers['idempotency-key'])],
  );
  const expected = winners.map(({ reference }) => reference).join();
  for (const [what, found] of [
    ['bookings', stored.map(({ reference }) => reference)],
    ['reserved slots', stored.map(({ holder }) => holder)],
    ['answers', keys.map(({ reference }) => reference)],
  ])
    fixture.expect(found.join() === expected, `${what}: ${found.join()}, answered: ${expected}`);
}

function noteOf(fixture, results) {
  const slowest = Math.max(...results.map(({ ms }) => ms));
  const refused = results.reduce((sum, one) => sum + one.refused, 0);
  fixture.note(
    `${RIVALS} rivals with ${percent(SHARE)} % of a processor (${results[0].means}): one booking ` +
      `each time, all answered within ${(slowest / 1000).toFixed(1)} s, ` +
      `${refused} refused with Retry-After and repeated`,
  );
}

const percent = (share) => (share * 100).toFixed(0);
