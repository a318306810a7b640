import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { at, repositoryFiles } from '../lib/workspace.mjs';

const platform = 'api/src/platform';
const sources = repositoryFiles().filter(
  (file) => file.startsWith(`${platform}/`) && file.endsWith('.ts') && !file.includes('.spec.'),
);

test('no two folders of the platform import each other, types included', () => {
  const graph = importsOfFolders();
  assert.ok(graph.size > 25, `only ${graph.size} folders were read`);
  const pairs = [...graph].flatMap(([folder, imports]) =>
    [...imports]
      .filter(([other]) => folder < other && graph.get(other)?.has(folder))
      .map(([other, file]) => `${file}; ${graph.get(other).get(folder)}`),
  );
  assert.deepEqual(pairs, []);
});

test('no folders of the platform import each other in a circle', () => {
  const graph = importsOfFolders();
  // A folder is a layer if everything that it imports is one. A circle never becomes a layer.
  const layers = new Set();
  const isLayer = ([folder, imports]) =>
    !layers.has(folder) && [...imports.keys()].every((other) => layers.has(other));
  for (let found; (found = [...graph].find(isLayer));) layers.add(found[0]);
  assert.deepEqual(
    [...graph.keys()].filter((folder) => !layers.has(folder)),
    [],
  );
});

test('no file of the database layer imports a file that imports it, types included', () => {
  const folder = `${platform}/database/`;
  const files = sources.filter((file) => file.startsWith(folder));
  const within = new Map(
    files.map((file) => [file, importsOf(file).filter((to) => to.startsWith(folder))]),
  );
  const layers = new Set();
  const isLayer = ([file, imports]) => !layers.has(file) && imports.every((to) => layers.has(to));
  for (let found; (found = [...within].find(isLayer));) layers.add(found[0]);
  assert.deepEqual(
    files.filter((file) => !layers.has(file)),
    [],
  );
});

test('the database layer imports only configuration, clock, logging and the semaphore', () => {
  const inner = ['config', 'clock', 'logging'];
  const graph = importsOfFolders();
  const outer = (folder, allowed) =>
    [...graph.get(folder)].filter(([to]) => !allowed.includes(to)).map(([, example]) => example);
  assert.deepEqual(
    [
      ...inner.flatMap((folder) => outer(folder, inner)),
      ...outer('database', [...inner, 'semaphore.ts']),
    ],
    [],
  );
});

/**
 * Returns the imports of each folder of the platform: the imported folder, and one import as an
 * example. A file outside of folders counts as a folder of its own.
 */
function importsOfFolders() {
  const graph = new Map(sources.map((file) => [folderOf(file), new Map()]));
  for (const file of sources)
    for (const to of importsOf(file))
      if (to.startsWith(`${platform}/`) && folderOf(to) !== folderOf(file))
        graph.get(folderOf(file)).set(folderOf(to), `${file} imports ${to}`);
  return graph;
}

function folderOf(file) {
  return path.posix.relative(platform, file).split('/')[0];
}

function importsOf(file) {
  const text = fs.readFileSync(at(file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, source]) =>
    path.posix.join(path.posix.dirname(file), source),
  );
}
