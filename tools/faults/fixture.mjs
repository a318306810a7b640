import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { slowdown } from '../bench/process-figures.mjs';
import { signIn } from '../bench/product.mjs';
import { databaseOf, endApi, launchApi, untilReady } from '../lib/api.mjs';
import { statements } from '../lib/statements.mjs';
import { partialTransactions, missingReferences, doctorComplaints } from './consistency.mjs';

const PLAYERS = 16;
const MAX_LOGGED_ERRORS = 10;

/**
 * The fixture of one fault test: folders, processes and results. All folders and processes are
 * removed at the end.
 */
export class FaultFixture {
  found = { tries: 1, lost: null, half: null, ready: [], seen: [] };
  misses = [];
  options;
  /** The largest measured slowdown by other programs, by which time limits are multiplied. */
  slowdown = 1;
  #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-faults-'));
  #running = [];
  #closing = [];

  constructor(options) {
    this.options = options;
    // If this process runs as root, the database runs as another user, which needs access to the
    // folder.
    fs.chmodSync(this.#folder, 0o711);
  }

  /** Sets and returns the number of repetitions: `count`, unless an option overrides it. */
  tries(count) {
    this.found.tries = this.options.tries ?? count;
    return this.found.tries;
  }

  path(name) {
    return path.join(this.#folder, name);
  }

  /** Starts an API process with `name` as its data folder, and waits until it is ready. */
  async product(name, settings = {}) {
    const api = await this.launch(name, settings);
    api.startedMs = await untilReady(api);
    return api;
  }

  /** Starts an API process without waiting until it is ready. */
  async launch(name, settings = {}) {
    this.#measureSlowdown();
    const api = await launchApi(this.path(name), { log: this.path('log'), ...settings });
    this.#running.push(api);
    return api;
  }

  /** Returns a function that runs SQL on the embedded database of an API process. */
  sqlOf(api) {
    return statements(databaseOf(api.folder).url);
  }

  players(api) {
    return signIn(api.origin, PLAYERS);
  }

  /** Registers a function that is called when the fixture is removed. */
  onCleanup(down) {
    this.#closing.push(down);
  }

  note(text) {
    this.found.seen.push(text);
  }

  fail(text) {
    this.misses.push(text);
  }

  expect(condition, text) {
    if (!condition) this.fail(text);
  }

  /** Expects a duration within a time limit, which is that of an idle machine. */
  expectWithin(ms, limitMs, text) {
    this.#measureSlowdown();
    const limit = limitMs * this.slowdown;
    this.expect(ms <= limit, `${text}: ${seconds(ms)} s, the limit is ${seconds(limit)} s`);
  }

  /**
   * Checks the invariants after a fault: no acknowledged booking is lost, no record is incomplete,
   * and `npm run doctor` reports nothing.
   */
  async checkInvariants(api, ledger, url = databaseOf(api.folder).url) {
    const sql = statements(url);
    const lost = await missingReferences(sql, ledger.acknowledged);
    const half = await partialTransactions(sql);
    this.found.lost = (this.found.lost ?? 0) + lost.length;
    this.found.half = (this.found.half ?? 0) + half.length;
    this.expect(lost.length === 0, `lost: ${lost.slice(0, 5).join(', ')}`);
    this.expect(half.length === 0, `half written: ${half.slice(0, 5).join(', ')}`);
    this.expect(ledger.acknowledged.length > 0, 'nothing was acknowledged, so nothing was tried');
    await this.expectConsistent(url);
  }

  /** Returns the distinct error messages in the product's log, for debugging. */
  loggedErrors() {
    const lines = fs.existsSync(this.path('log'))
      ? fs
          .readFileSync(this.path('log'), 'utf8')
          .split('\n')
          .filter((line) => line.startsWith('{') || line.includes('Error'))
      : [];
    return [...new Set(lines.map(withoutDetails))].slice(0, MAX_LOGGED_ERRORS);
  }

  async expectConsistent(url, of = '') {
    const complaint = await doctorComplaints(this.path('doctor'), url);
    this.expect(complaint === null, `the doctor says ${of && `of ${of}`}: ${complaint}`);
  }

  #measureSlowdown() {
    this.slowdown = Math.max(this.slowdown, slowdown());
  }

  async clear() {
    await Promise.all(this.#running.map((api) => endApi(api)));
    for (const down of this.#closing.toReversed()) await down();
    fs.rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

const seconds = (ms) => (ms / 1000).toFixed(1);

function withoutDetails(line) {
  try {
    const { level, msg, err, task } = JSON.parse(line);
    return [
      level,
      task,
      msg,
      err?.message,
      ...(err?.stack
        ?.split('\n')
        .slice(1, 5)
        .map((frame) => frame.trim()) ?? []),
    ]
      .filter(Boolean)
      .join(' | ');
  } catch {
    return line;
  }
}
