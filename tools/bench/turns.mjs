import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { exchange, load, median } from './load.mjs';
import { FULL_DAYS, floor as floorRequests, product as productRequests } from './workloads.mjs';

export const CLIENTS = 16;
const POLL_MS = 100;
const FEWEST_MESSAGES = 200; // With fewer, the time of a poll would decide the rate.

export const create = ({ slots, tokens }) => productRequests.create(slots.product, tokens);

/** Measures reading days on the bare floor and on the product, alternately. */
export async function readTurns(world, name, key) {
  const found = { product: [], bare: [] };
  for (let round = 0; round < world.rounds; round++) {
    found.bare.push(await turn(world, world.bare, floorRequests[key](), 200));
    found.product.push(await turn(world, world.product, productRequests[key](), 200));
  }
  return compared({ name, target: key, product: found.product, against: found.bare });
}

/**
 * Measures creating bookings on the bare floor, the honest floor and the product, in turns. After
 * the turn of the product all its messages are sent, before a floor has its next turn.
 */
export async function createTurns(world) {
  const found = { product: [], bare: [], honest: [], messages: [] };
  for (let round = 0; round < world.rounds; round++) {
    for (const one of ['bare', 'honest'])
      found[one].push(await turn(world, world[one], floorRequests.create(world.slots[one]), 200));
    found.product.push(await turn(world, world.product, create(world), 201));
    found.messages.push(await sendMessages(world.sql));
  }
  return [
    compared({
      name: 'create, of the bare floor',
      target: 'bare',
      product: found.product,
      against: found.bare,
    }),
    compared({
      name: 'create, of the honest floor',
      target: 'honest',
      product: found.product,
      against: found.honest,
    }),
    messagesRow(found.messages.filter(({ count }) => count >= FEWEST_MESSAGES)),
  ];
}

/** Measures a workload on the product alone. */
export async function alone(world, name, next, clients = CLIENTS) {
  const found = [];
  for (let round = 0; round < world.rounds; round++)
    found.push(
      await load({
        ...world.product,
        clients,
        seconds: world.seconds,
        next,
        expected: [200, 201],
      }),
    );
  return { name, product: middle(found) };
}

/** Books every slot of the days that are read as full days, at product and bare floor. */
export async function fillDays(world) {
  await sendAll(world.bare.origin, floorRequests.create(world.slots.bare));
  await sendAll(world.product.origin, create(world));
  await sendMessages(world.sql);
  const { text } = await exchange(world.product.origin, undefined, productRequests.fullDay()());
  if (text.includes('"state":"free"') || !text.includes('"state":"taken"'))
    throw new Error('a day that should be full has free slots');
}

async function sendAll(origin, next) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  let left = FULL_DAYS;
  const client = async () => {
    while (left-- > 0) {
      const { status, text } = await exchange(origin, agent, next());
      if (status > 201) throw new Error(`a day could not be filled: ${status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
}

/** Waits until the product has sent all due messages. Returns their number and the time. */
export async function sendMessages(sql) {
  const waiting = async () => (await sql(DUE))[0].count;
  const count = await waiting();
  const began = performance.now();
  while ((await waiting()) > 0) await sleep(POLL_MS);
  return { count, ms: performance.now() - began };
}

const DUE = `select count(*)::int as count from outbox where due_at <= now() and sent_at is null
  and withdrawn_at is null and given_up_at is null`;

function turn({ seconds }, server, next, status) {
  return load({ ...server, clients: CLIENTS, seconds, next, expected: [status] });
}

function compared({ name, target, product, against }) {
  const ratios = product.map(({ rate }, round) => rate / against[round].rate);
  return { name, target, ratios, product: middle(product), floor: middle(against) };
}

function messagesRow(turns) {
  const rates = turns.map(({ count, ms }) => (count * 1000) / ms);
  const count = turns.reduce((sum, one) => sum + one.count, 0);
  return { name: 'messages handed over, idle', target: 'messages', messages: { rates, count } };
}

/** Returns the median of each measured value over several rounds, and every unexpected response. */
function middle(turns) {
  const of = (key) => median(turns.map((one) => one[key]));
  const odd = turns.flatMap(({ unexpected }) => [...unexpected]);
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMs: turns[0].cpuMs === null ? null : of('cpuMs'),
    odd,
  };
}
