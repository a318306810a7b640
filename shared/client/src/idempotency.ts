import { useState } from 'react';

const BYTES = 16;

/** Idempotency keys of the requests of one form or button. */
export interface IdempotencyKeys {
  /**
   * Returns the same key for the same content, so that a double press or a repeat after a lost
   * response is executed only once.
   */
  keyFor: (content: object) => string;
  /** Call it after success, so that the next request gets a new key. */
  forget: () => void;
  /** Sends a request with the key of its content, and forgets the key after success. */
  send: <Answer>(
    content: object,
    request: (idempotencyKey: string) => Promise<Answer>,
  ) => Promise<Answer>;
}

/** The idempotency keys of this component, which stay the same while it is mounted. */
export function useIdempotencyKey(): IdempotencyKeys {
  return useState(idempotencyKeys)[0];
}

export function idempotencyKeys(): IdempotencyKeys {
  let last: { content: string; key: string } | null = null;
  const keyFor = (content: object): string => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: randomKey() };
    return last.key;
  };
  const forget = () => {
    last = null;
  };
  return {
    keyFor,
    forget,
    send: async (content, request) => {
      const answer = await request(keyFor(content));
      forget();
      return answer;
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
