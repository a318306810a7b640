import { startTransition, useEffect, useState } from 'react';
import { publicData } from './public-data.ts';
import { device } from './storage.ts';

export type Consent = 'yes' | 'no';

interface State {
  /** Where the measuring script lies; null: there is nothing to consent to. */
  url: string | null;
  /** Null: not decided yet. */
  consent: Consent | null;
  /** Whether the question is on the screen. */
  asked: boolean;
}

const KEY = 'analytics-consent';
const listeners = new Set<() => void>();
let state: State | undefined;

/** `undefined` in prerendered pages and until they are alive. */
export function useConsent(): State | undefined {
  const [known, setKnown] = useState<State>();
  useEffect(() => {
    const follow = () => startTransition(() => setKnown(current()));
    follow();
    return subscribe(follow);
  }, []);
  return known;
}

/** Kept on this device until it is changed. */
export function decide(consent: Consent): void {
  const before = current().consent;
  device.write(KEY, consent);
  set({ ...current(), consent, asked: false });
  // A script that runs cannot be taken back; the page without it can be had anew.
  if (before === 'yes' && consent === 'no') location.reload();
}

/** Puts the question again: a mind may change. */
export function reconsider(): void {
  set({ ...current(), asked: true });
}

/** Whether somebody said on this device that they do not want to be measured. */
export function isMeasuringRefused(): boolean {
  return current().consent === 'no';
}

function current(): State {
  state ??= read();
  return state;
}

function read(): State {
  const url = publicData<string | null>('heatmapUrl') ?? null;
  const kept = device.read(KEY);
  const consent = kept === 'yes' || kept === 'no' ? kept : null;
  return { url, consent, asked: url !== null && consent === null };
}

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
