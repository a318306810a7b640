import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CREATE, DAY, TABLE } from './floor-sql.mjs';
import { onStopSignal } from '../lib/children.mjs';
import { statements } from '../lib/statements.mjs';
import { fill } from './fill.mjs';
import { live } from './live.mjs';
import { load, median } from './load.mjs';
import { memoryMb } from './process-figures.mjs';
import { POOL, signIn, startFloor, startProduct, tokenOf } from './product.mjs';
import { race } from './race.mjs';
import { print } from './table.mjs';
import { floor as floorRequests, product as productRequests, Slots } from './workloads.mjs';

const CLIENTS = 16;
const RIVALS = 200;
const WATCHERS = 1000;
const BASE_SCALE = 1000;
const SETTLED_MS = 3000;

/**
 * Measures the baseline server and the product alternately under the same load, and prints a table.
 * It contains the ratios of their numbers of responses per second.
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
    const sql = statements(product.database);
    const bare = track(running, await startFloor(await floorDatabase(product.database, sql)));
    console.log(
      `Floor: ${CREATE}\n       ${DAY}\n       each prepared, ${POOL} connections, ` +
        `${CLIENTS} clients, turns of ${seconds} s, ${rounds} rounds, medians.\n`,
    );
    const world = {
      product,
      bare,
      sql,
      seconds,
      rounds,
      tokens: await signIn(product.origin, RIVALS),
      desk: await tokenOf(product.origin, 'reception@demo.test'),
      slots: { product: new Slots(), floor: new Slots() },
    };
    const rows = scale > 0 ? await scaled(world, scale) : await all(world, running, folder);
    const odd = print(rows);
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

async function all(world, running, folder) {
  const { product, tokens, desk } = world;
  // Reads are measured before creations. After bookings are created, the API still sends their
  // mails, which would slow down the next measurement.
  const rows = [
    await against(world, 'read a day', 'day', [200]),
    await against(world, 'create a booking', 'create', [201]),
    await alone(world, 'quote a price', productRequests.quote()),
    await alone(world, 'my reservations', productRequests.reservations(tokens)),
    await alone(world, 'day board', productRequests.board(desk)),
    await alone(world, 'sign in', productRequests.signIn(), 4),
  ];
  // The measured sign-ins have ended older sessions of their accounts, so all sign in again.
  const rivals = await signIn(product.origin, RIVALS);
  const second = track(running, await startProduct(path.join(folder, 'second'), product.database));
  rows.push({
    name: `${RIVALS} rivals, two processes`,
    race: await race({
      origins: [product.origin, second.origin],
      tokens: rivals,
      rounds: 50,
      sql: world.sql,
    }),
  });
  rows.push({
    name: `${WATCHERS} sockets watch a day`,
    live: await live({ origin: product.origin, token: rivals[0], watchers: WATCHERS }),
  });
  return rows;
}

/**
 * Measures creating a booking and reading a day, first with few bookings, then with `scale`
 * bookings. The numbers of responses per second should not depend on the amount of data.
 */
async function scaled(world, scale) {
  const few = await pair(world);
  const began = performance.now();
  await fill(world.sql, scale);
  console.log(`${scale} bookings stored in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  const many = await pair(world);
  return [
    ['create a booking', 'create'],
    ['read a day', 'day'],
  ].map(([name, key]) => ({
    name: `${name}, ${scale} against ${BASE_SCALE}`,
    ratio: many[key].rate / few[key].rate,
    floor: few[key],
    product: many[key],
  }));
}

async function pair(world) {
  return {
    create: (await alone(world, '', create(world))).product,
    day: (await alone(world, '', productRequests.day())).product,
  };
}

const create = ({ slots, tokens }) => productRequests.create(slots.product, tokens);

/**
 * Measures one workload on the baseline server and on the product alternately, and compares their
 * numbers of responses per second.
 */
async function against(world, name, key, expected) {
  const next = {
    product: key === 'create' ? create(world) : productRequests[key](),
    floor: key === 'create' ? floorRequests.create(world.slots.floor) : floorRequests[key](),
  };
  const found = { product: [], floor: [] };
  for (let round = 0; round < world.rounds; round++) {
    found.floor.push(
      await load({
        ...world.bare,
        clients: CLIENTS,
        seconds: world.seconds,
        next: next.floor,
        expected: [200],
      }),
    );
    found.product.push(
      await load({
        ...world.product,
        clients: CLIENTS,
        seconds: world.seconds,
        next: next.product,
        expected,
      }),
    );
  }
  const ratios = found.product.map(({ rate }, round) => rate / found.floor[round].rate);
  return {
    name,
    ratio: median(ratios),
    floor: middle(found.floor),
    product: middle(found.product),
  };
}

async function alone({ product, seconds, rounds }, name, next, clients = CLIENTS) {
  const found = [];
  for (let round = 0; round < rounds; round++)
    found.push(await load({ ...product, clients, seconds, next, expected: [200, 201] }));
  return { name, product: middle(found) };
}

/** Returns the median of each measured value over several rounds, and every unexpected response. */
function middle(turns) {
  const of = (key) => median(turns.map((turn) => turn[key]));
  const odd = turns.flatMap(({ unexpected }) => [...unexpected]);
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMs: turns[0].cpuMs === null ? null : of('cpuMs'),
    odd,
  };
}

async function floorDatabase(url, sql) {
  await sql('create database bare_floor');
  const bare = Object.assign(new URL(url), { pathname: 'bare_floor' }).href;
  await statements(bare)(TABLE);
  return bare;
}

async function stopAll(running) {
  for (const { stop } of running.toReversed()) await stop();
}

function track(running, one) {
  running.push(one);
  return one;
}

const seconds1 = ({ startedMs }) => (startedMs / 1000).toFixed(1);
const figure = (value) => (value === null ? 'unknown' : value.toFixed(0));
