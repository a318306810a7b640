import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CREATE, DAY, TABLE } from './floor-sql.mjs';
import { onStopSignal } from '../lib/children.mjs';
import { statements } from '../lib/statements.mjs';
import { fill } from './fill.mjs';
import { countsText, honestStatement } from './honest-sql.mjs';
import { live } from './live.mjs';
import { exchange } from './load.mjs';
import { addPlayers } from './players.mjs';
import { memoryMb } from './process-figures.mjs';
import { POOL, signIn, startFloor, startProduct, tokenOf } from './product.mjs';
import { race } from './race.mjs';
import { print } from './table.mjs';
import { PEERS } from './targets.mjs';
import {
  alone,
  CLIENTS,
  create,
  createTurns,
  fillDays,
  readTurns,
  sendMessages,
} from './turns.mjs';
import { product as productRequests, Slots } from './workloads.mjs';

const RIVALS = 200;
const WATCHERS = 1000;
const BASE_SCALE = 1000;
const SETTLED_MS = 3000;
const PLAYERS = 8000; // Enough for two bookings each at 1,000 bookings a second.

/**
 * Measures two floors and the product alternately under the same load, and prints a table. It
 * contains the ratios of their numbers of responses per second.
 * @returns 0, or 1 if a response was unexpected
 */
export async function measure({ scale, seconds, rounds }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'five-arena-bench-'));
  const running = [];
  const forget = onStopSignal(() => void stopAll(running).then(() => process.exit(1)));
  try {
    // The first start loads the demo data, so that the measured start does not.
    const first = await startProduct(folder);
    await first.stop();
    const product = track(running, await startProduct(folder));
    await sleep(SETTLED_MS);
    const rest = memoryMb(product.pid);
    const world = { ...(await worldOf(product, running, folder)), seconds, rounds };
    console.log(
      `Bare floor: ${CREATE}\n            ${DAY}\n` +
        `Honest floor: the rows of one booking in one statement, with the product's indexes and ` +
        `constraints (${countsText(world.rows)}).\nStatements prepared, ${POOL} connections, ` +
        `${CLIENTS} clients, turns of ${seconds} s, ${rounds} rounds, medians.\n`,
    );
    const rows = scale > 0 ? await scaled(world, scale) : await all(world, running, folder);
    const odd = print(rows);
    console.log(`\nOthers, November 2026, not run here:\n  ${PEERS.join('\n  ')}`);
    console.log(
      `\nMemory: ${figure(rest)} MB at rest, ${figure(memoryMb(product.pid))} MB ` +
        `after the load. First start, demo and all: ${seconds1(first)} s; again: ` +
        `${seconds1(product)} s.`,
    );
    return odd ? 1 : 0;
  } finally {
    forget();
    await stopAll(running);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the floors on the database server of the product, and adds the players of the load. */
async function worldOf(product, running, folder) {
  const sql = statements(product.database);
  await sql('create database bare_floor');
  const bare = databaseUrl(product, 'bare_floor');
  await statements(bare)(TABLE);
  await sql('create database honest_floor');
  const honest = databaseUrl(product, 'honest_floor');
  const slots = { product: new Slots(), bare: new Slots(), honest: new Slots() };
  const { statement, rows } = await honestDatabase(
    path.join(folder, 'honest'),
    honest,
    slots.honest,
  );
  await bookOnce(product, slots.product);
  return {
    product,
    sql,
    rows,
    slots,
    bare: track(running, await startFloor(bare)),
    honest: track(running, await startFloor(honest, statement)),
    tokens: await addPlayers(sql, product.origin, PLAYERS),
  };
}

/** Lets the product make the tables of the honest floor and one booking, of which it is derived. */
async function honestDatabase(folder, url, slots) {
  const product = await startProduct(folder, url);
  try {
    const sql = statements(url);
    // The first booking of a player also stores the customer.
    await bookOnce(product, slots);
    const derived = await honestStatement(sql, () => bookOnce(product, slots));
    await addPlayers(sql, product.origin, PLAYERS);
    return derived;
  } finally {
    await product.stop();
  }
}

/**
 * Makes a booking of the first player for load tests.
 * @returns the reference of the player
 */
async function bookOnce({ origin }, slots) {
  const [token] = await signIn(origin, 1);
  const request = productRequests.create(slots, [token])();
  const { status, text } = await exchange(origin, undefined, request);
  if (status !== 201) throw new Error(`a booking was refused: ${status} ${text}`);
  return JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub;
}

async function all(world, running, folder) {
  const { product } = world;
  await fillDays(world);
  const rows = [
    await readTurns(world, 'read a full day', 'fullDay'),
    await readTurns(world, 'read an empty day', 'emptyDay'),
    ...(await createTurns(world)),
    await alone(world, 'quote a price', productRequests.quote()),
    await alone(world, 'my reservations', productRequests.reservations(world.tokens)),
    await alone(
      world,
      'day board',
      productRequests.board(await tokenOf(product.origin, 'reception@demo.test')),
    ),
    await alone(world, 'sign in', productRequests.signIn(), 4),
  ];
  // The measured sign-ins have ended older sessions of their accounts, so all rivals sign in now.
  const rivals = await signIn(product.origin, RIVALS);
  const second = track(running, await startProduct(path.join(folder, 'second'), product.database));
  rows.push({
    name: `${RIVALS} rivals, two processes`,
    target: 'race',
    race: await race({
      origins: [product.origin, second.origin],
      tokens: rivals,
      rounds: 50,
      sql: world.sql,
    }),
  });
  rows.push({
    name: `${WATCHERS} sockets watch a day`,
    target: 'live',
    live: await live({ origin: product.origin, token: rivals[0], watchers: WATCHERS }),
  });
  return rows;
}

/**
 * Measures creating a booking and reading a day, first with few bookings, then with `scale`
 * bookings. The numbers of responses per second should not depend on the amount of data.
 */
async function scaled(world, scale) {
  await fillDays(world);
  const few = await pair(world);
  const began = performance.now();
  await fill(world.sql, scale);
  console.log(`${scale} bookings stored in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  const many = await pair(world);
  return [
    ['create a booking', 'create'],
    ['read a full day', 'day'],
  ].map(([name, key]) => ({
    name: `${name}, ${scale} against ${BASE_SCALE}`,
    target: 'scale',
    ratios: [many[key].rate / few[key].rate],
    floor: few[key],
    product: many[key],
  }));
}

async function pair(world) {
  const day = (await alone(world, '', productRequests.fullDay())).product;
  const made = (await alone(world, '', create(world))).product;
  await sendMessages(world.sql);
  return { create: made, day };
}

const databaseUrl = ({ database }, name) =>
  Object.assign(new URL(database), { pathname: name }).href;

async function stopAll(running) {
  for (const { stop } of running.toReversed()) await stop();
}

function track(running, one) {
  running.push(one);
  return one;
}

const seconds1 = ({ startedMs }) => (startedMs / 1000).toFixed(1);
const figure = (value) => (value === null ? 'unknown' : value.toFixed(0));
