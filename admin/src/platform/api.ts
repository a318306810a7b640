import type { Success } from '@five/shared/platform/envelope.contract';
import { meantIn } from '@five/shared/platform/hidden';
import { request, type Sent } from './http.ts';

/** The desk's own calls, beside the lists and records that go through the data provider. Paths are relative to `/api/`. */
export const api = {
  get: async <T>(path: string): Promise<T> => (await request(`/api/${path}`)).json,
  /** A POST that changes nothing and answers in a form of its own. */
  ask: async <T>(path: string, body: object): Promise<T> =>
    (await request(`/api/${path}`, { method: 'POST', body: JSON.stringify(body, meantIn) })).json,
  post: <T>(path: string, body: object = {}, idempotencyKey?: string) => write<T>(path, 'POST', body, idempotencyKey),
  put: <T>(path: string, body: object) => write<T>(path, 'PUT', body),
  delete: <T>(path: string, body?: object) => write<T>(path, 'DELETE', body),
};

/** A list call of the contract's dialect: `customers` with `{q}` gives `customers?filter=…&range=…`. */
export function listPath(resource: string, filter: object, last = 24, sort?: [field: string, direction: 'ASC' | 'DESC'], first = 0): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify([first, last]), ...(sort && { sort: JSON.stringify(sort) }) });
  return `${resource}?${query}`;
}

async function write<T>(path: string, method: string, body?: object, idempotencyKey?: string): Promise<Success<T>> {
  const sent: Sent = { method, headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {} };
  if (body) sent.body = JSON.stringify(body, meantIn);
  return (await request(`/api/${path}`, sent)).json;
}
