import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { at, repositoryFiles } from '../lib/workspace.mjs';

/** Number of files between the button and the answer. It may only decrease. */
const MOST_FILES = 25;
/** Number of these files in `api/src/bookings`. */
const MOST_OF_BOOKINGS = 7;
/** Number of files and folders of generic code around it. It may only decrease. */
const MOST_AROUND = 32;
/** Difference between the number of lines in the list and in the file. */
const LINES_OFF = 25;
/** Nest calls the files of this folder; no file of the path imports them. */
const registered = 'api/src/platform/request-pipeline/';
/** Number of levels of imports among the files of one folder of the bookings. */
const MOST_LEVELS = 6;

const readme = fs.readFileSync(at('api/README.md'), 'utf8');
const [, section = ''] = /\n## The path of a booking\n([^]*?)\n## /.exec(readme) ?? [];
const files = [...section.matchAll(/^(\d+)\. `([^`]+)` \((\d+) lines\): \S/gm)].map(
  ([, place, file, lines]) => ({ place: Number(place), file, lines: Number(lines) }),
);

test('the path of a booking names each file once, in order, and does not grow', () => {
  assert.deepEqual(
    files.map(({ place }) => place),
    files.map((_, index) => index + 1),
  );
  assert.equal(new Set(files.map(({ file }) => file)).size, files.length);
  assert.ok(files.length > 20 && files.length <= MOST_FILES, `${files.length} files`);
  const ofBookings = files.filter(({ file }) => file.startsWith('api/src/bookings/'));
  assert.ok(ofBookings.length <= MOST_OF_BOOKINGS, `${ofBookings.length} files of the bookings`);
});

test('the path does not shrink because files move to the list of generic code', () => {
  const [, around = ''] = section.split('\nAround it');
  const names = [...around.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  assert.equal(new Set(names).size, names.length);
  assert.ok(names.length > 10 && names.length <= MOST_AROUND, `${names.length} names`);
});

test('the list names the number of lines of each file', () => {
  assert.deepEqual(
    files
      .map(({ file, lines }) => ({ file, lines, now: linesOf(file) }))
      .filter(({ lines, now }) => Math.abs(lines - now) > LINES_OFF),
    [],
  );
});

test('each file of the path is there and has a link to another one by an import', () => {
  const names = files.map(({ file }) => file);
  assert.deepEqual(
    names.filter((file) => !fs.existsSync(at(file))),
    [],
  );
  const linked = new Set(
    names.flatMap((file) => {
      const found = importsOf(file).filter((to) => names.includes(to));
      return found.length > 0 ? [file, ...found] : [];
    }),
  );
  assert.deepEqual(
    names.filter((file) => !linked.has(file) && !file.startsWith(registered)),
    [],
  );
});

test('a folder of the bookings has at most six levels of imports', () => {
  const folders = Map.groupBy(
    repositoryFiles().filter((file) => file.startsWith('api/src/bookings/')),
    (file) => path.posix.dirname(file),
  );
  assert.ok(folders.size > 6, `only ${folders.size} folders were read`);
  assert.deepEqual(
    [...folders]
      .map(([folder, within]) => ({ folder, levels: levelsOf(within) }))
      .filter(({ levels }) => levels > MOST_LEVELS),
    [],
  );
});

const linesOf = (file) => fs.readFileSync(at(file), 'utf8').split('\n').length - 1;

/** Returns the length of the longest chain of imports among these files. */
function levelsOf(within) {
  const known = new Map();
  const levelOf = (file) => {
    if (!known.has(file)) {
      const below = importsOf(file).filter((to) => within.includes(to));
      known.set(file, 1 + Math.max(0, ...below.map(levelOf)));
    }
    return known.get(file);
  };
  return Math.max(...within.map(levelOf));
}

/** Returns the files of this repository that a file imports. */
function importsOf(file) {
  const found = fs
    .readFileSync(at(file), 'utf8')
    .matchAll(/\bfrom '(\.[^']+|@five\/(?:shared|client)\/[^']+)'/g);
  return [...found].map(([, source]) =>
    source.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), source)
      : `${source.replace('@five/shared/', 'shared/src/').replace('@five/client/', 'shared/client/src/')}.ts`,
  );
}
