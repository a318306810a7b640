import { useMemo } from 'react';

/** A key for what is about to be sent: the same until the content changes, so that a second press or a retry does it once. */
export function useIdempotencyKey(content: object): string {
  const text = JSON.stringify(content);
  return useMemo(() => keyOf(text), [text]);
}

const keyOf = (_content: string) => randomKey();

/** `crypto.randomUUID` is missing where the desk opens the back-office by a plain http address in its own network. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
