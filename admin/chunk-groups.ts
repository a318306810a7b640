import path from 'node:path';
import type { Rolldown } from 'vite';

/** What the bundler knows about the modules. */
type Modules = Rolldown.ChunkingContext;

/** The pages that are loaded together right after sign-in. */
const BOARD = ['src/desk/day/day-board.tsx', 'src/app/layout/shell.tsx'].map((file) =>
  path.join(import.meta.dirname, file),
);

/**
 * The chunks of the back-office: one for the sign-in page, one that the board needs besides, and
 * one that other pages share. By default each set of pages that share code gets a chunk of its own:
 * 280 scripts after each sign-in, half of them smaller than a kilobyte. Several shared chunks of
 * fewer pages could import each other in a circle, in which one runs before what it needs.
 */
export const chunkGroups: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'sign-in', tags: ['$initial'], priority: 3 },
    { name: boardChunk(), priority: 2 },
    { name: 'shared', minShareCount: 2, priority: 1 },
  ],
};

function boardChunk() {
  let needed: Set<string> | undefined;
  return (id: string, modules: Modules) => {
    needed ??= importsOf(BOARD, modules);
    return needed.has(id) ? 'board' : null;
  };
}

/** Returns these modules and all that they import, without modules that load later. */
function importsOf(roots: readonly string[], modules: Modules): Set<string> {
  const found = new Set(roots);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
