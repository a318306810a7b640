import { cleanFieldValue } from '@five/shared/platform/invisible-characters';
import simpleRestProvider from 'ra-data-simple-rest';
import {
  HttpError,
  type DataProvider,
  type DeleteParams,
  type GetOneParams,
  type RaRecord,
} from 'ra-core';
import { ApiFailure } from '@five/client/failure';
import type { TextKey } from '../texts/i18n.ts';
import { refuseEditConflict } from './edit-conflict.ts';
import {
  changesOf,
  formOf,
  normalizedFields,
  newFrom,
  type Fields,
} from '../tables/forms/changed-fields.rules.ts';
import { isTable, TABLES } from '../tables/tables.ts';
import type { Sent } from '@five/client/api';
import { errorsByField } from '../tables/forms/refused-fields.rules.ts';
import { request, sendForm } from './api.ts';

/** Sort value that means the API's default order. */
export const OWN_ORDER = { field: 'own', order: 'ASC' } as const;

const simpleRest = simpleRestProvider('/api', (url, options = {}) =>
  bare(whole(url), asSent(options)),
);

export const dataProvider: DataProvider = {
  ...simpleRest,
  getOne: read,
  create: async (resource, { data }) => ({
    data: await write(`/api/${resource}`, 'POST', newFrom(data)),
  }),
  update: async (resource, { id, data, previousData }) => {
    const before: Fields = previousData ?? {};
    const changed = changesOf(isTable(resource) ? normalizedFields(data) : data, before);
    if (isTable(resource))
      await refuseEditConflict(changed, before, async () => (await read(resource, { id })).data);
    return { data: await write(`/api/${resource}/${encodeURIComponent(id)}`, 'PUT', changed) };
  },
  /** The API answers `DELETE` with the new list, but react-admin expects the deleted record. */
  delete: async <R extends RaRecord>(resource: string, { id, previousData }: DeleteParams<R>) => {
    await request(`/api/${resource}/${encodeURIComponent(id)}`, { method: 'DELETE' });
    // react-admin reads only the id of the deleted record.
    return { data: previousData ?? ({ id } as R) };
  },
};

/** Reads one record; most tables have no path for one record, so their list is filtered. */
async function read<R extends RaRecord>(
  resource: string,
  params: GetOneParams<R>,
): Promise<{ data: R }> {
  if (!isTable(resource) || 'reads' in TABLES[resource])
    return simpleRest.getOne<R>(resource, params);
  const {
    data: [found],
  } = await simpleRest.getMany<R>(resource, { ids: [params.id] });
  if (!found) throw new HttpError('table.gone' satisfies TextKey, 404);
  return { data: found };
}

/** Sends the fields as JSON, or as a multipart form if one of them is a file. */
async function write<R>(path: string, method: string, fields: Fields): Promise<R> {
  const url = whole(path);
  const sending =
    fields['file'] instanceof File
      ? sendForm(url, method, formOf(fields))
      : request(url, { method, body: JSON.stringify(fields, cleanFieldValue) });
  const { json } = await sending.catch(rethrowForForm);
  // `json` has the type `any`, so each caller gives the type of its response according to the API
  // contract.
  return isEnvelope(json) ? (json.data as R) : json;
}

/** The forms of react-admin read the messages of a failure by field, from its `body`. */
function rethrowForForm(error: unknown): never {
  if (error instanceof ApiFailure)
    Object.assign(error, { body: { errors: errorsByField(error.failure) } });
  throw error;
}

/**
 * The API answers writes with `{status, message, data}`, but react-admin expects the record alone.
 */
async function bare(path: string, sent: Sent) {
  const { headers, json } = await request(path, sent);
  // simple-rest reads neither status nor text, which its types require.
  return { status: 200, headers, body: '', json: isEnvelope(json) ? json.data : json };
}

/**
 * For content tables, adds the query parameter `texts=all`, which makes the API return texts in all
 * languages. Removes a sort by `OWN_ORDER`, so that the API uses its default order.
 */
function whole(url: string): string {
  const { pathname, searchParams } = new URL(url, location.origin);
  if (isTable(pathname.split('/')[2] ?? '')) searchParams.set('texts', 'all');
  if (searchParams.get('sort')?.includes(`"${OWN_ORDER.field}"`)) searchParams.delete('sort');
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

function isEnvelope(json: unknown): json is { status: string; data: unknown } {
  return (
    typeof json === 'object' &&
    json !== null &&
    'status' in json &&
    json.status === 'success' &&
    'data' in json
  );
}

function asSent({ method, body }: { method?: string; body?: unknown }): {
  method?: string;
  body?: string;
} {
  return { ...(method && { method }), ...(typeof body === 'string' && { body }) };
}
