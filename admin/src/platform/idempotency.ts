import { useMemo } from 'react';

/**
 * Idempotency key for a request: stable until the content changes, so that a second press or a
 * retry is executed once.
 */
export function useIdempotencyKey(content: object): string {
  const text = JSON.stringify(content);
  return useMemo(() => storageKeyOf(text), [text]);
}

const storageKeyOf = (_content: string) => randomKey();

/**
 * A random key. `crypto.randomUUID` is not available, because browsers omit it on plain http in a
 * local network.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
