import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { bannedNames, bannedWords, nameParts } from './conventions/banned.mjs';
import { foldersAbove, wideLinesOf } from './conventions/exceptions.mjs';
import { classNames, commentsOf, declaredNames, parse } from './lib/source-text.mjs';
import { at, repositoryFiles, root } from './lib/workspace.mjs';

const MAX_WIDTH = 100;
const MAX_SUBJECT = 72;
const CHECKED_COMMITS = 50;

const files = repositoryFiles();
const scripts = files.filter((file) => /\.(tsx?|mjs|js)$/.test(file));
const styles = files.filter((file) => file.endsWith('.css'));
/**
 * Whether the tests of this file check a source file. Migrations are excluded, because they are
 * never edited after release. The lists of banned terms are excluded, because they contain the
 * terms.
 */
const isChecked = (file) => !/\/migrations\/\d/.test(file) && !file.startsWith('tools/conventions');

test('lines have at most 100 characters, but for paths that cannot be broken', () => {
  const found = [...scripts, ...styles]
    .filter(isChecked)
    .map((file) => [file, wideLines(file, read(file))]);
  none(
    found
      .filter(([file, wide]) => wide.length > (wideLinesOf[file] ?? 0))
      .flatMap(([, wide]) => wide),
  );
  const sizes = new Map(found.map(([file, wide]) => [file, wide.length]));
  none(
    Object.entries(wideLinesOf)
      .filter(([file, size]) => (sizes.get(file) ?? 0) < size)
      .map(([file, size]) => `${file}: fewer than ${size} wide lines; lower its limit`),
  );
});

test('names are the standard terms of the field, in code and in file names', () => {
  const inCode = scripts.filter(isChecked).flatMap((file) => namesIn(file, read(file)));
  const inPaths = files
    .filter(isChecked)
    .flatMap((file) => bannedParts(file, path.parse(file).name));
  none([...inCode, ...inPaths]);
});

test('comments are written without private vocabulary', () => {
  none([...scripts, ...styles].filter(isChecked).flatMap((file) => wordsIn(file, read(file))));
});

test('a planted banned name, a banned word in a comment and a wide line are found', () => {
  const planted = `/** Whoever asked is told. */\nexport class Beholder {}\n// ${'x'.repeat(117)}\n`;
  assert.equal(namesIn('planted.ts', planted).length, 1);
  assert.equal(wordsIn('planted.ts', planted).length, 3);
  assert.equal(wideLines('planted.ts', planted).length, 1);
  assert.equal(wordsIn('planted.tsx', 'const a = <p>// whoever</p>;\n').length, 0);
});

test('no two classes of one package share a name', () => {
  const owners = new Map();
  for (const file of scripts.filter((name) =>
    /^(api|shared|shared\/client|web|admin)\/src\//.test(name),
  )) {
    for (const name of classNames(parse(file, read(file)))) {
      const key = `${file.split('/')[0]}: ${name}`;
      owners.set(key, [...(owners.get(key) ?? []), file]);
    }
  }
  assert.ok(owners.size > 300, `only ${owners.size} classes were read`);
  none(
    [...owners]
      .filter(([, found]) => found.length > 1)
      .map(([key, found]) => `${key} in ${found.join(', ')}`),
  );
});

/** Folders of decision records and migrations: each adds a file, and none is removed. */
const GROWING = new Set(['docs/adr', 'api/src/platform/database/migrations']);

test('a folder has at most 25 files, and none above that grows', () => {
  const sizes = new Map();
  for (const file of files.filter((one) => !GROWING.has(path.dirname(one))))
    sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1);
  const most = (folder) => foldersAbove[folder] ?? 25;
  none(
    [...sizes]
      .filter(([folder, size]) => size > most(folder))
      .map(([folder, size]) => `${folder}: ${size} files, at most ${most(folder)}`),
  );
  none(
    Object.entries(foldersAbove)
      .filter(([folder, size]) => (sizes.get(folder) ?? 0) < size)
      .map(([folder, size]) => `${folder}: fewer than ${size} files by now; lower its limit`),
  );
});

test('subjects of the last 50 commits have at most 72 characters', (context) => {
  const subjects = lastSubjects();
  if (subjects === null) return context.diagnostic('There is no history here.');
  none(subjects.filter((subject) => subject.length > MAX_SUBJECT));
});

function wideLines(file, text) {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.length > MAX_WIDTH)
    .map(({ line, number }) => `${file}:${number} has ${line.length} characters`);
}

function namesIn(file, text) {
  return declaredNames(parse(file, text)).flatMap((name) => {
    const standard = Object.hasOwn(bannedNames, name) && bannedNames[name];
    return standard ? [`${file}: ${name}, say ${standard}`] : bannedParts(file, name);
  });
}

/** Returns the banned parts of a name. A name is split at capitals, digits, dots and hyphens. */
function bannedParts(file, name) {
  const parts = name.split(/[^A-Za-z]+|(?=[A-Z][a-z])/).map((part) => part.toLowerCase());
  return parts
    .filter((part) => Object.hasOwn(nameParts, part))
    .map((part) => `${file}: '${part}' in ${name}, say ${nameParts[part]}`);
}

function wordsIn(file, text) {
  return commentsOf(text, parse(file, text)).flatMap((comment) =>
    Object.entries(bannedWords)
      .filter(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(comment))
      .map(([word, standard]) => `${file}: '${word}' in a comment, say ${standard}`),
  );
}

/**
 * Returns the subject lines of the last commits; null if the folder has no git history, such as an
 * unpacked archive or a copy of the files.
 */
function lastSubjects() {
  if (!fs.existsSync(at('.git'))) return null;
  const args = ['log', `-${CHECKED_COMMITS}`, '--no-merges', '--format=%s'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
}

function none(found) {
  assert.deepEqual(found, []);
}

function read(file) {
  return fs.readFileSync(at(file), 'utf8');
}
