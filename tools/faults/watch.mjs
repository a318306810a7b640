import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 100;
const LIMIT_MS = 20_000;

/** Requests some paths repeatedly during an outage, and records the responses in `answers`. */
export class Watch {
  /** Responses as `{ path, status, ms, retryAfter }`; status 0 means no response. */
  answers = [];
  #over = false;
  #asking;

  constructor(origin, requests) {
    this.#asking = Promise.all(
      requests.map(async ({ path, ...options }) => {
        for (; !this.#over; await sleep(EVERY_MS))
          this.answers.push(await look(origin, path, options));
      }),
    );
  }

  async end() {
    this.#over = true;
    await this.#asking;
    return this.answers;
  }
}

async function look(origin, path, options) {
  const sent = performance.now();
  try {
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...options,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await answer.arrayBuffer();
    return {
      path,
      status: answer.status,
      ms: performance.now() - sent,
      retryAfter: answer.headers.get('retry-after'),
    };
  } catch (error) {
    return {
      path,
      status: 0,
      ms: performance.now() - sent,
      retryAfter: null,
      why: error.cause?.code ?? error.name,
    };
  }
}
