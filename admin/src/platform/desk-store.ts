import { localStorageStore, type Store } from 'ra-core';

const VERSION = '1';
const kept = localStorageStore(VERSION, 'five-desk');
// A store of an older version empties itself here: before anything is read from it, not after.
kept.setup();

/** react-admin's preferences on this machine. Signing out empties them, but the language of the page stays. */
export const deskStore: Store = {
  ...kept,
  reset: () => Object.keys(kept.listItems?.() ?? {}).forEach((key) => key !== 'locale' && kept.removeItem(key)),
};
