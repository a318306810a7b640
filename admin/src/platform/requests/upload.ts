import type { AnswerOf, CallKey, CallOf, KeyOf, PathOf } from '@five/shared/contract/call-types';
import { requestPath } from '@five/shared/contract/request-path';
import { HttpError } from 'ra-core';
import { headersOf, received, type Received } from './http.ts';
import { networkErrorKey } from './network-error.rules.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let share: number | null = null;

/** Progress of the current upload, from 0 to 1; null if there is no upload. */
export const upload = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  share: () => share,
};

/** Sends a form with a file. It uses XMLHttpRequest, because `fetch` reports no upload progress. */
export async function sendForm(
  path: string,
  method: string,
  form: FormData,
  idempotencyKey?: string,
): Promise<Received> {
  try {
    const headers = {
      ...headersOf(),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    return await received(await sent(path, method, form, headers), headers);
  } finally {
    notifyListeners(null);
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

function sent(
  path: string,
  method: string,
  form: FormData,
  headers: Record<string, string>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, path);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      notifyListeners(lengthComputable ? loaded / total : 0);
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    call.onerror = () => reject(new HttpError(networkErrorKey(headers), 0));
    call.send(form);
    notifyListeners(0);
  });
}

function notifyListeners(now: number | null): void {
  share = now;
  for (const listener of listeners) listener();
}
