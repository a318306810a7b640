import path from 'node:path';
import type { Rolldown } from 'vite';

/** The pages that are loaded together right after sign-in. */
const BOARD = ['src/desk/day/day-board.tsx', 'src/app/layout/shell.tsx'].map((file) =>
  path.join(import.meta.dirname, file),
);
/** What the texts of every language import; the sign-in page waits for its texts. */
const TEXT_HELPERS = /[\\/]locales[\\/](labels|react-admin-texts)\.ts$/;

/**
 * The chunks of the back-office: one for the sign-in page, one that the board needs besides, and
 * one that other pages share. A chunk includes what its modules use, without unused parts of a
 * library. By default each set of pages that share code gets a chunk of its own: 280 scripts after
 * each sign-in, half of them smaller than a kilobyte. Several shared chunks of fewer pages could
 * import each other in a circle, in which one runs before what it needs.
 */
export const chunkGroups: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'sign-in', tags: ['$initial'], priority: 3 },
    { name: 'texts', test: TEXT_HELPERS, priority: 3 },
    { name: 'board', test: (id) => BOARD.includes(id), priority: 2 },
    { name: 'shared', minShareCount: 2, priority: 1 },
  ],
};
