import { useRef } from 'react';

const BYTES = 16;

/**
 * Idempotency key per request body: a repeat of the same body (double press, lost response) sends
 * the same key and is executed once. Call `forget` after success: the next press gets a new key.
 */
export function useIdempotencyKey() {
  const last = useRef<{ wish: string; key: string } | null>(null);
  return {
    keyFor(body: object): string {
      const wish = JSON.stringify(body);
      if (last.current?.wish !== wish) last.current = { wish, key: randomKey() };
      return last.current.key;
    },
    forget(): void {
      last.current = null;
    },
  };
}

/** `crypto.randomUUID` is missing on plain http in a local network. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
