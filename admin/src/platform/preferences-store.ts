import { localStorageStore, type Store } from 'ra-core';

const VERSION = '1';
const kept = localStorageStore(VERSION, 'five-desk');
// Clears a store of an older version before anything is read from it.
kept.setup();

/** react-admin's preferences on this machine. Signing out clears them except for the language. */
export const preferencesStore: Store = {
  ...kept,
  reset: () =>
    Object.keys(kept.listItems?.() ?? {}).forEach(
      (key) => key !== 'locale' && kept.removeItem(key),
    ),
};
