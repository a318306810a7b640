import http from 'node:http';
import { cpuSeconds } from './process-figures.mjs';

/**
 * Sends requests from several clients for `seconds` seconds; each client sends its next request
 * after the previous response. Returns the number of responses per second, the response times in
 * milliseconds, and the server's processor time per request in milliseconds. `unexpected` counts
 * the responses whose status is not in `expected`.
 */
export async function load({ origin, pid, clients, seconds, next, expected }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const times = [];
  const unexpected = new Map();
  const cpuBefore = cpuSeconds(pid);
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        const sent = performance.now();
        const status = await send(origin, agent, next(client));
        times.push(performance.now() - sent);
        if (!expected.includes(status)) unexpected.set(status, (unexpected.get(status) ?? 0) + 1);
      }
    }),
  );
  const elapsedSeconds = (performance.now() - began) / 1000;
  agent.destroy();
  const cpu = cpuSeconds(pid);
  return {
    rate: times.length / elapsedSeconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpuMs: cpu === null ? null : ((cpu - cpuBefore) * 1000) / times.length,
    unexpected,
  };
}

/**
 * Sends a request.
 * @returns the status of the response
 */
function send(origin, agent, { method = 'GET', path, token, body, language = 'fr' }) {
  return exchange(origin, agent, { method, path, token, body, language }).then(
    ({ status }) => status,
  );
}

/**
 * Sends one request and returns its response. The request is aborted after `limitMs` milliseconds,
 * if `limitMs` is set. `onSent` is called when the system has taken the whole request.
 */
export function exchange(
  origin,
  agent,
  { method = 'GET', path, token, body, language = 'fr', headers: more = {}, limitMs, onSent },
) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    'accept-language': language,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...more,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${origin}${path}`,
      { method, agent, headers, ...(limitMs && { signal: AbortSignal.timeout(limitMs) }) },
      (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part)).on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(text, onSent);
  });
}

export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns the median of several measurements, because a shared machine is slow at times. */
export const median = (values) => quantile(values, 0.5);
