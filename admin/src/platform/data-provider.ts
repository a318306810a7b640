import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteParams, RaRecord } from 'ra-core';
import { request } from './http.ts';

/** Writes answer `{status, message, data}`; react-admin wants the record alone. */
const bare: typeof request = async (path, sent) => {
  const received = await request(path, sent);
  return isEnvelope(received.json) ? { ...received, json: received.json.data } : received;
};

const simpleRest = simpleRestProvider('/api', (url, options = {}) => bare(url, asSent(options)));

export const dataProvider: DataProvider = {
  ...simpleRest,
  /** `PUT` is partial and refuses what it does not know: only what was changed is sent. */
  update: (resource, params) => simpleRest.update(resource, { ...params, data: changes(params.data, params.previousData) }),
  /** `DELETE` answers the new list; the record that went is what react-admin asks for. */
  delete: async <R extends RaRecord>(resource: string, { id, previousData }: DeleteParams<R>) => {
    await request(`/api/${resource}/${encodeURIComponent(id)}`, { method: 'DELETE' });
    return { data: previousData ?? ({ id } as R) }; // react-admin reads the id alone
  },
};

/** Fields of `data` that differ from what was loaded. */
function changes(data: Record<string, unknown>, before: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])));
}

function isEnvelope(json: unknown): json is { status: string; data: unknown } {
  return typeof json === 'object' && json !== null && 'status' in json && json.status === 'success' && 'data' in json;
}

function asSent({ method, body }: { method?: string; body?: unknown }): { method?: string; body?: string } {
  return { ...(method && { method }), ...(typeof body === 'string' && { body }) };
}
