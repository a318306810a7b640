import { localStorageStore, type Store } from 'ra-core';

const VERSION = '1';
const store = localStorageStore(VERSION, 'five-desk');
// Clears the store if an older version wrote it, before any value is read.
store.setup();

/**
 * Storage of react-admin's preferences on this machine. Signing out clears all preferences except
 * the language.
 */
export const preferencesStore: Store = {
  ...store,
  reset: () =>
    Object.keys(store.listItems?.() ?? {}).forEach(
      (key) => key !== 'locale' && store.removeItem(key),
    ),
};
