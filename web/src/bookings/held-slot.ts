import { sessionStore } from '@five/client/browser/storage';
import type { CodeChannel } from '@five/shared/channels/channels.codes';
import type { DraftAnswer } from '@five/shared/drafts/drafts.contract';
import { useSyncExternalStore } from 'react';
import type { SiteMethod } from '../payments/components/method-toggle.tsx';

/** A slot that this browser holds without an account, and what the visitor has chosen for it. */
export interface HeldSlot extends Pick<
  DraftAnswer,
  'date' | 'startTime' | 'endTime' | 'pitch' | 'totalCents' | 'expiresAt'
> {
  /** Opening day of the slot in the grid, the day before for an hour after midnight. */
  openingDay?: string;
  paymentMethod: SiteMethod;
  /** The last code: its channel, and the email or phone to which it went; null: none yet. */
  sent: SentCode | null;
}

export interface SentCode {
  channel: CodeChannel;
  to: string;
}

const KEY = 'held-slot';
const listeners = new Set<() => void>();
let current: HeldSlot | null | undefined;

/**
 * Stores the held slot in this tab, so that a reload finds it again. The cookie that holds the slot
 * cannot be read by the page; null forgets the slot.
 */
export function storeHeldSlot(held: HeldSlot | null): void {
  current = held;
  if (held) sessionStore.write(KEY, JSON.stringify(held));
  else sessionStore.remove(KEY);
  listeners.forEach((listener) => listener());
}

/** Ends the hold of this tab; the slot can be taken again. */
export function expireHeldSlot(): void {
  if (current) storeHeldSlot({ ...current, expiresAt: new Date(0).toISOString() });
}

/** Returns the held slot of this tab, also an expired one; null before hydration. */
export const useHeldSlot = (): HeldSlot | null =>
  useSyncExternalStore(subscribe, heldSlot, () => null);

function heldSlot(): HeldSlot | null {
  current ??= readHeldSlot(sessionStore.read(KEY));
  return current;
}

/** Returns the slot in a stored text; null if this version of the site did not write it. */
export function readHeldSlot(stored: string | null): HeldSlot | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<HeldSlot> | null;
    return typeof value?.expiresAt === 'string' && typeof value.pitch === 'string'
      ? { ...(value as HeldSlot), sent: value.sent ?? null }
      : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
