/** A message that the API has not acknowledged yet; it is stored on the author's device. */
export interface UnsentMessage {
  /** Client id of the message; the API stores only one message per id. */
  clientId: string;
  chat: string;
  message: string;
  /**
   * Why the API refused the message, in the author's language; null if the message can still be
   * sent.
   */
  refused: string | null;
}

/**
 * Maximum number of unsent messages in all chats together, so that a device without a network does
 * not fill its storage.
 */
const MOST_KEPT = 50;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Returns the unsent messages with one message added at the end. */
export function storedMessages(
  unsent: readonly UnsentMessage[],
  one: Omit<UnsentMessage, 'refused'>,
): UnsentMessage[] {
  return [...unsent, { ...one, refused: null }].slice(-MOST_KEPT);
}

/**
 * Returns the unsent messages without a message that the API has stored or the author has
 * discarded.
 */
export function without(unsent: readonly UnsentMessage[], clientId: string): UnsentMessage[] {
  return unsent.filter((one) => one.clientId !== clientId);
}

/**
 * Returns the unsent messages after one message is marked as refused with a reason, or as to be
 * sent again (`refused` is null).
 */
export function marked(
  unsent: readonly UnsentMessage[],
  clientId: string,
  refused: string | null,
): UnsentMessage[] {
  return unsent.map((one) => (one.clientId === clientId ? { ...one, refused } : one));
}

/**
 * Returns the next message to send, in the order of writing. A refused message is skipped until its
 * author retries or discards it.
 */
export function nextUnsent(unsent: readonly UnsentMessage[]): UnsentMessage | undefined {
  return unsent.find(({ refused }) => refused === null);
}

/**
 * Returns the messages of a chat that the API has not stored yet. A message whose response was lost
 * may already be stored.
 */
export function stillUnsent(
  unsent: readonly UnsentMessage[],
  chat: string,
  stored: readonly { clientId: string | null }[],
): UnsentMessage[] {
  const known = new Set(stored.map(({ clientId }) => clientId));
  return unsent.filter((one) => one.chat === chat && !known.has(one.clientId));
}

/**
 * Returns the milliseconds until the next attempt after a number of consecutive failures: 1, 2, 4 …
 * 30 seconds.
 */
export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);
}

/**
 * Parses the unsent messages of `owner` from `text`, the content of the device's storage. Returns
 * an empty list if the content is invalid or belongs to another user.
 */
export function readUnsent(text: string | null, owner: string): UnsentMessage[] {
  const found = parsed(text);
  if (
    typeof found !== 'object' ||
    found === null ||
    !('owner' in found) ||
    found.owner !== owner ||
    !('messages' in found)
  )
    return [];
  return Array.isArray(found.messages) ? found.messages.filter(isUnsent).slice(-MOST_KEPT) : [];
}

/** Serializes messages in the format that `readUnsent` reads. */
export function writeUnsent(owner: string, messages: readonly UnsentMessage[]): string {
  return JSON.stringify({ owner, messages });
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isUnsent(value: unknown): value is UnsentMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['clientId', 'chat', 'message'].every(
      (field) => typeof (value as Record<string, unknown>)[field] === 'string',
    ) &&
    'refused' in value &&
    (value.refused === null || typeof value.refused === 'string')
  );
}
