import { useRef } from 'react';

const BYTES = 16;

/**
 * Provides idempotency keys. `keyFor` returns the same key for the same body, so that a double
 * press or a repeat after a lost response is executed only once. Call `forget` after success, so
 * that the next press gets a new key.
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

/**
 * Returns a random key. `crypto.randomUUID` is not used, because it is missing on pages without
 * HTTPS in a local network.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
