import { localStorageStore, type Store } from 'ra-core';

const VERSION = '1';
const kept = localStorageStore(VERSION, 'five-desk');
// Clears the store if an older version wrote it, before any value is read.
kept.setup();

/**
 * Storage of react-admin's preferences on this machine. Signing out clears all preferences except
 * the language.
 */
export const preferencesStore: Store = {
  ...kept,
  reset: () =>
    Object.keys(kept.listItems?.() ?? {}).forEach(
      (key) => key !== 'locale' && kept.removeItem(key),
    ),
};
