import type { AnswerOf, CallKey, CallOf, KeyOf, PathOf } from '@five/shared/contract/call-types';
import {
  createApi,
  createConnection,
  type Received,
  requestPath,
  type StaffApi,
} from '@five/client/api';
import { ApiFailure } from '@five/client/failure';
import { withProgress } from '@five/client/upload';
import type { TextKey } from '../texts/i18n.ts';
import { emitSessionEnd, readSession } from './session.ts';

/**
 * The message of a failure without a message of the API. After a lost response, a request with an
 * idempotency key may have been executed, so the message says that repeating it is safe.
 */
export function defaultMessage(status: number, repeatable: boolean): string {
  const away: TextKey = repeatable ? 'reach.unsure' : 'reach.away';
  return status < 400 || status >= 500 ? away : 'ra.notification.http_error';
}

const connection = createConnection({
  token: () => readSession()?.token,
  onExpired: emitSessionEnd,
});

/** Adds the default message to a failure that has none. */
const withMessage =
  (repeatable: boolean) =>
  (error: unknown): never => {
    if (error instanceof ApiFailure) error.message ||= defaultMessage(error.status, repeatable);
    throw error;
  };

/** Sends a request without types, for react-admin's providers. */
export const request: typeof connection.request = (url, sent, transport) =>
  connection.request(url, sent, transport).catch(withMessage(sent?.idempotencyKey !== undefined));

/** Fetches a file of the API. */
export const blobOf = (path: string) => connection.blob(path).catch(withMessage(false));

/** API calls that do not use the data provider. */
export const api: StaffApi = createApi({ request });

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
    reader.onerror = () => reject(new Error('ra.notification.http_error'));
    reader.readAsDataURL(blob);
  });
}

type Listener = () => void;

const listeners = new Set<Listener>();
let sentPart: number | null = null;

/** Progress of the current upload, from 0 to 1; null if there is no upload. */
export const uploadProgress = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  part: () => sentPart,
};

function setSentPart(part: number | null): void {
  sentPart = part;
  for (const listener of listeners) listener();
}

/** Sends a form with a file. */
export async function sendForm(
  url: string,
  method: string,
  form: FormData,
  idempotencyKey?: string,
): Promise<Received> {
  setSentPart(0);
  try {
    return await request(url, { method, body: form, idempotencyKey }, withProgress(setSentPart));
  } finally {
    setSentPart(null);
  }
}

/** Path of a call that accepts a file. */
type FilePath = {
  [P in PathOf<'POST'>]: CallOf<KeyOf<'POST', P>> extends { form: { file: true } } ? P : never;
}[PathOf<'POST'>];

type DataOf<K extends CallKey> = AnswerOf<K> extends { data: infer Data } ? Data : never;

interface FileOptions {
  path?: Record<string, string>;
  idempotencyKey?: string;
}

/** Sends a file and returns the data of the response. */
export async function sendFile<P extends FilePath>(
  path: P,
  file: File,
  { idempotencyKey, ...parameters }: FileOptions = {},
): Promise<DataOf<KeyOf<'POST', P>>> {
  const form = new FormData();
  form.append('file', file);
  const url = `/api/${requestPath(path, parameters)}`;
  return (await sendForm(url, 'POST', form, idempotencyKey)).json.data;
}
