import path from 'node:path';
import { normalizePath } from 'vite';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const DOMAINS = normalizePath(path.resolve(import.meta.dirname, '..'));
/**
 * Source files of the home page, on which most visits begin. Other pages need most of the same
 * code.
 */
const FIRST_VISIT = ['entry.client.tsx', 'root.tsx', 'layout/site-layout.tsx', 'home/home.tsx'].map(
  (file) => `${DOMAINS}/web/src/app/${file}`,
);

/**
 * Groups of modules, each of which becomes one chunk (an output file). There are few chunks,
 * because each costs a request, its headers and a separate compression. The libraries, which rarely
 * change, are split into three chunks, because the browser parses a file in one task. The other
 * groups contain the code of the home page, form components, and validation. All code outside the
 * groups is in the chunk of the page that uses it.
 */
export const chunkGroups = [
  { name: 'react', test: librariesOf('react', 'react-dom', 'scheduler'), priority: 6 },
  { name: 'router', test: librariesOf('react-router'), priority: 5 },
  { name: 'libraries', test: librariesOf('i18next', 'react-i18next', '@tanstack'), priority: 4 },
  {
    name: (id: string, graph: ModuleGraph) => (isOfFirstVisit(id, graph) ? 'site' : null),
    debugName: 'site',
    priority: 3,
  },
  {
    name: 'forms',
    test: anyOf(
      /[\\/]react-hook-form[\\/]/,
      /[\\/]platform[\\/]form[\\/]/,
      /[\\/](?:form|form-head|form-area|field|\w+-field)\.(?:tsx?|css)$/,
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'checks',
    test: anyOf(
      /[\\/]class-(?:validator|transformer)[\\/]/,
      /[\\/]shared[\\/]src[\\/]platform[\\/](?:checks|nested)\./,
    ),
    minShareCount: 2,
    priority: 1,
  },
];

function librariesOf(...names: string[]): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);
}

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

const found = new WeakMap<ModuleGraph, Set<string>>();

function isOfFirstVisit(id: string, graph: ModuleGraph): boolean {
  const all = found.get(graph) ?? sourcesOf(FIRST_VISIT, graph);
  found.set(graph, all);
  return all.has(id);
}

/** Returns `files` and all own source files that they import, directly or through other files. */
function sourcesOf(files: string[], graph: ModuleGraph): Set<string> {
  const all = new Set(files);
  for (const id of all)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (isOurs(next)) all.add(next);
  return all;
}

function isOurs(id: string): boolean {
  return id.startsWith(`${DOMAINS}/`) && !id.includes('/node_modules/');
}
