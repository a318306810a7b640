/** What someone wrote and the API has not yet acknowledged. It is kept on the writer's device. */
export interface UnsentMessage {
  /** The writer's own name for it, by which the API stores it once. */
  clientId: string;
  chat: string;
  message: string;
  /** Why the API does not take it, in the writer's language; null while it may still go out. */
  refused: string | null;
}

/** Kept at most, in all chats together: a phone that never comes back into a network does not fill its memory. */
const MOST_KEPT = 50;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** With one more behind those that wait. */
export function kept(unsent: readonly UnsentMessage[], one: Omit<UnsentMessage, 'refused'>): UnsentMessage[] {
  return [...unsent, { ...one, refused: null }].slice(-MOST_KEPT);
}

/** Without one that is stored, or that its writer gave up. */
export function without(unsent: readonly UnsentMessage[], clientId: string): UnsentMessage[] {
  return unsent.filter((one) => one.clientId !== clientId);
}

/** With one marked as refused, or as to be tried again (`null`). */
export function marked(unsent: readonly UnsentMessage[], clientId: string, refused: string | null): UnsentMessage[] {
  return unsent.map((one) => (one.clientId === clientId ? { ...one, refused } : one));
}

/** The one whose turn it is: they go out one by one in the order in which they were written. A refused one waits for its writer. */
export function nextUnsent(unsent: readonly UnsentMessage[]): UnsentMessage | undefined {
  return unsent.find(({ refused }) => refused === null);
}

/** Those of a chat that are not among the stored ones: an answer may be lost after the message was stored. */
export function stillUnsent(unsent: readonly UnsentMessage[], chat: string, stored: readonly { clientId: string | null }[]): UnsentMessage[] {
  const known = new Set(stored.map(({ clientId }) => clientId));
  return unsent.filter((one) => one.chat === chat && !known.has(one.clientId));
}

/** Milliseconds until the next try after so many that failed in a row: 1, 2, 4 … 30 seconds. */
export function pauseBeforeTryMs(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);
}

/** What a device kept, as far as it is whole and was written by `owner`: another person may be signed in by now. */
export function readUnsent(text: string | null, owner: string): UnsentMessage[] {
  const found = parsed(text);
  if (typeof found !== 'object' || found === null || !('owner' in found) || found.owner !== owner || !('messages' in found)) return [];
  return Array.isArray(found.messages) ? found.messages.filter(isUnsent).slice(-MOST_KEPT) : [];
}

/** As `readUnsent` reads it. */
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
  return typeof value === 'object' && value !== null && ['clientId', 'chat', 'message'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
    && 'refused' in value && (value.refused === null || typeof value.refused === 'string');
}
