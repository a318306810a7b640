import { useRef } from 'react';

const BYTES = 16;

/**
 * A key for each wish: pressing again for the same thing (a double press, a lost answer) sends the same key,
 * so that it is done once. `forget` after it was done: the next press is a new wish.
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

/** `crypto.randomUUID` is missing where the site is opened over plain http in a local network. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
