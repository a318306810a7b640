import { HttpError } from 'ra-core';
import type { Failure } from '@five/shared/contract/failure.contract';
import { syncServerTime } from '@five/client/clock';
import { readSession } from './session.ts';
import { networkErrorKey, defaultErrorKey } from './network-error.rules.ts';

export interface Sent {
  method?: string;
  body?: string | FormData;
  headers?: Record<string, string>;
}

export interface Received {
  status: number;
  headers: Headers;
  body: string;
  // The parsed response body. Its type is `any`, so callers give the type according to the API
  // contract.
  json: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- react-admin's own type
}

/**
 * Sends a request to the API with language and token. A refusal is thrown as react-admin's
 * HttpError.
 */
export async function request(path: string, sent: Sent = {}): Promise<Received> {
  const contentType: Record<string, string> =
    typeof sent.body === 'string' ? { 'content-type': 'application/json' } : {};
  const response = await fetch(path, {
    ...sent,
    headers: { ...headersOf(), ...contentType, ...sent.headers },
  }).catch(() => {
    throw new HttpError(networkErrorKey(sent.headers), 0);
  });
  return received(response, sent.headers);
}

/**
 * Returns the status, headers and parsed body of a response. An error response is thrown as
 * react-admin's HttpError.
 */
export async function received(
  response: Response,
  sent?: Record<string, string>,
): Promise<Received> {
  syncServerTime(response.headers.get('date'));
  const body = await response.text();
  const json = readJson(body);
  if (!response.ok) throw errorOf(response, json, sent);
  return { status: response.status, headers: response.headers, body, json };
}

/** Fetches a response that is not JSON, such as a PDF or picture. */
export async function blobOf(path: string): Promise<Blob> {
  const response = await fetch(`/api/${path}`, { headers: headersOf() }).catch(() => {
    throw new HttpError(networkErrorKey(), 0);
  });
  if (!response.ok) throw errorOf(response, readJson(await response.text()));
  return response.blob();
}

/**
 * Loads a private file and returns a URL for the page: a data URL for pictures, else a blob URL.
 */
export async function fileUrl(reference: string): Promise<string> {
  const blob = await blobOf(`files/${encodeURIComponent(reference)}`);
  return blob.type.startsWith('image/') ? await dataOf(blob) : URL.createObjectURL(blob);
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new HttpError('ra.notification.http_error', 0));
    reader.readAsDataURL(blob);
  });
}

/** The API's error body; fields are missing if the body does not have the documented shape. */
export function failureOf(error: unknown): Partial<Failure> {
  return error instanceof HttpError && typeof error.body === 'object' && error.body !== null
    ? error.body
    : {};
}

/** Headers that every request to the API has. */
export function headersOf(): Record<string, string> {
  const session = readSession();
  return {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(session && { authorization: `Bearer ${session.token}` }),
  };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The body is not JSON, such as a proxy's error page; the status is sufficient.
    return undefined;
  }
}

/**
 * Converts an error response to react-admin's error. The forms of react-admin expect `errors` by
 * field, which the API calls `errorMessages`.
 */
function errorOf(response: Response, json: unknown, sent?: Record<string, string>): HttpError {
  const failure = (json ?? {}) as Partial<Failure>;
  const errors = Object.fromEntries(
    (failure.errorMessages ?? []).map(({ field, message }) => [field, message]),
  );
  return new HttpError(failure.message ?? defaultErrorKey(response.status, sent), response.status, {
    ...failure,
    errors,
  });
}
