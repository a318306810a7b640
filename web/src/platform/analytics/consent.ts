import { startTransition, useEffect, useState } from 'react';
import { publicData } from '../requests/public-data.ts';
import { localStore } from '@five/client/browser/storage';

export type Consent = 'yes' | 'no';

interface State {
  /** URL of the analytics script; null if no script is configured, so that no consent is needed. */
  url: string | null;
  /** The visitor's decision; null: not decided yet. */
  consent: Consent | null;
  /**
   * Whether the consent dialog is open: the visitor has not decided yet, or has reopened the
   * dialog.
   */
  dialogOpen: boolean;
}

const KEY = 'analytics-consent';
const listeners = new Set<() => void>();
let state: State | undefined;

/** Returns the state of the consent; `undefined` in prerendered pages and until hydration. */
export function useConsent(): State | undefined {
  const [known, setKnown] = useState<State>();
  useEffect(() => {
    const follow = () => startTransition(() => setKnown(current()));
    follow();
    return subscribe(follow);
  }, []);
  return known;
}

/** Stores the decision on this device until the visitor changes it. */
export function setConsent(consent: Consent): void {
  const before = current().consent;
  localStore.write(KEY, consent);
  set({ ...current(), consent, dialogOpen: false });
  // A loaded script cannot be unloaded, so the page is reloaded without it.
  if (before === 'yes' && consent === 'no') location.reload();
}

/** Reopens the consent dialog, so that the visitor can change the decision. */
export function resetConsent(): void {
  set({ ...current(), dialogOpen: true });
}

/** Whether analytics was refused on this device. */
export function isAnalyticsRefused(): boolean {
  return current().consent === 'no';
}

function current(): State {
  state ??= read();
  return state;
}

function read(): State {
  const url = publicData<string | null>('heatmapUrl') ?? null;
  const stored = localStore.read(KEY);
  const consent = stored === 'yes' || stored === 'no' ? stored : null;
  return { url, consent, dialogOpen: url !== null && consent === null };
}

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
