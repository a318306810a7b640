import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { exchange, quantile } from '../bench/load.mjs';
import { product as productRequests, Slots } from '../bench/workloads.mjs';

const MOST_AT_ONCE = 200;
// Time limit of a request in milliseconds; a longer wait counts as no response.
const LIMIT_MS = 20_000;
/** Error codes of a refused connection, after which the product cannot have stored the booking. */
const NOT_ACCEPTED = new Set(['ECONNREFUSED']);

/**
 * Sends bookings at a steady rate, even while the product is unavailable, and records the
 * acknowledged bookings.
 */
export class Ledger {
  acknowledged = [];
  /**
   * Requests for which it is unknown whether the booking was stored: no response, or a response
   * with status 503.
   */
  open = [];
  refused = 0;
  /** Number of responses other than 201 and 503, by status. */
  odd = new Map();
  hung = 0;
  /**
   * Responses with status 503: their durations in milliseconds, and the number of responses without
   * Retry-After.
   */
  away = { times: [], withoutTime: 0 };
  times = [];
  tokens;
  #origins;
  #next;
  #agent = new http.Agent({ keepAlive: true, maxSockets: MOST_AT_ONCE });
  #pending = new Map();
  #loading = null;

  /** @param origins addresses of the processes, which receive requests in turn */
  constructor(origins, tokens) {
    this.#origins = [origins].flat();
    this.tokens = tokens;
    this.#next = productRequests.create(new Slots(), tokens);
  }

  start(rate = 50) {
    this.#loading = { since: performance.now(), sent: 0, rate };
    const loading = this.#loading;
    void (async () => {
      for (; loading === this.#loading; await sleep(10)) {
        const due = Math.floor(((performance.now() - loading.since) / 1000) * rate);
        for (; loading.sent < due; loading.sent++)
          if (this.#pending.size < MOST_AT_ONCE) this.#send();
      }
    })();
  }

  /** Stops sending; resolves when no request is pending any more. */
  async stop() {
    this.#loading = null;
    while (this.#pending.size > 0) await Promise.all(this.#pending.values());
  }

  /** Sends some bookings at once and waits for their responses. */
  async book(count = 1) {
    for (let sent = 0; sent < count; sent++) this.#send();
    await this.stop();
  }

  /**
   * Repeats all requests in `open` with their idempotency keys, so that each booking is stored only
   * once.
   * @returns the number of requests that were acknowledged now
   */
  async settle() {
    const before = this.acknowledged.length;
    for (const request of this.open.splice(0)) await this.#ask(request);
    return this.acknowledged.length - before;
  }

  /** Returns the pending requests that the system has taken as a whole. */
  inFlight() {
    return [...this.#pending.keys()].filter(({ isSent }) => isSent);
  }

  get slowestMs() {
    return quantile(this.times, 1);
  }

  /**
   * Text with the number of unexpected responses per status; empty if all responses were expected.
   */
  get oddities() {
    return [...this.odd].map(([status, count]) => `${count} answers of ${status}`).join(', ');
  }

  close() {
    this.#agent.destroy();
  }

  #send() {
    const number = this.acknowledged.length + this.open.length + this.#pending.size + this.refused;
    const request = {
      ...this.#next(number % this.tokens.length),
      origin: this.#origins[number % this.#origins.length],
      isSent: false,
      headers: { 'idempotency-key': randomUUID() },
    };
    this.#pending.set(
      request,
      this.#ask(request).finally(() => this.#pending.delete(request)),
    );
  }

  async #ask(request) {
    const sent = performance.now();
    try {
      this.#note(
        request,
        await exchange(request.origin, this.#agent, {
          ...request,
          limitMs: LIMIT_MS,
          onSent: () => (request.isSent = true),
        }),
        performance.now() - sent,
      );
    } catch (error) {
      if (error.name === 'TimeoutError' || error.cause?.name === 'TimeoutError') this.hung++;
      if (NOT_ACCEPTED.has(error.code)) this.refused++;
      else this.open.push(Object.assign(request, { why: error.code ?? error.name }));
    }
  }

  #note(request, { status, headers, text }, ms) {
    if (status === 201) {
      this.times.push(ms);
      this.acknowledged.push({
        reference: JSON.parse(text).data.reference,
        key: request.headers['idempotency-key'],
      });
    } else if (status === 503) {
      this.away.times.push(ms);
      if (!headers['retry-after']) this.away.withoutTime++;
      this.open.push(Object.assign(request, { why: status }));
    } else {
      this.odd.set(status, (this.odd.get(status) ?? 0) + 1);
    }
  }
}
