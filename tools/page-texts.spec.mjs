import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import routes from '../web/src/app/routes.ts';
import { readPageTexts } from './lib/built-site.mjs';
import { at } from './lib/workspace.mjs';

const app = at('web/src/app');
const textsByPage = readPageTexts();
const late = fs
  .readdirSync(at('web/src/locales/fr/pages'))
  .map((file) => path.basename(file, '.json'));
const pages = pagesOf(routes.filter(({ id }) => id.startsWith('fr:')));

/**
 * Exceptions, each as page path and text file. A module of the page uses these texts only in a part
 * that this page does not render, or that waits for the texts behind a `Suspense` of its own.
 */
const notDrawn = [
  "/: 'open-matches'",
  "/account/reservations/create: 'drafts'",
  "/messagings: 'discussions'",
];

test('a page includes every text that it and its components use; otherwise hydration fails', () => {
  assert.ok(pages.length > 30, `only ${pages.length} pages were read`);
  const missing = pages.flatMap(({ address, file }) => {
    const own = textsByPage[address.split('/')[1]] ?? [];
    return [...textsUsedBy(file)]
      .filter((name) => late.includes(name) && !own.includes(name))
      .map((name) => `${address}: '${name}'`);
  });
  assert.deepEqual(
    missing,
    notDrawn,
    'PAGE_TEXTS of web/src/platform/texts/i18n.ts has no such line, or one listed here is obsolete',
  );
});

test('every file of page texts is loaded by a page', () => {
  assert.deepEqual(
    late.filter((name) => !Object.values(textsByPage).flat().includes(name)),
    [],
  );
});

test('the board and what is loaded with it use no text that is loaded with later pages', () => {
  const folder = at('admin/src/locales/fr/pages');
  const groups = fs
    .readdirSync(folder)
    .flatMap((file) => Object.keys(JSON.parse(read(path.join(folder, file)))));
  assert.ok(groups.includes('fields') && groups.includes('audit'));
  const used = new RegExp(`['"\`](?:${groups.join('|')})\\.[\\w$]`);
  const files = ['main.tsx', 'app/layout/shell.tsx', 'desk/day/day-board.tsx'].flatMap((file) => [
    ...modulesOf(at('admin/src', file)),
  ]);
  assert.ok(files.length > 100, `only ${files.length} modules were read`);
  assert.deepEqual(
    [...new Set(files)].filter((file) => used.test(read(file))).map((file) => path.basename(file)),
    [],
  );
});

/** Returns a module and the modules that it imports; lazily loaded modules are excluded. */
function modulesOf(file, seen = new Set()) {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  const imports = read(file).matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'/gm);
  for (const [, source] of imports) modulesOf(path.join(path.dirname(file), source), seen);
  return seen;
}

/** Returns the pages of the route table, each with its path and file. */
function pagesOf(entries) {
  return entries.flatMap(({ path: address = '', file, children }) =>
    children ? pagesOf(children) : [{ address: address || '/', file: path.join(app, file) }],
  );
}

/**
 * Returns the text namespaces that a module and its imports use. Lazily loaded modules are
 * excluded, because they load their own texts.
 */
function textsUsedBy(file, seen = new Set()) {
  if (seen.has(file) || !fs.existsSync(file)) return new Set();
  seen.add(file);
  const text = read(file);
  const own = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names]) =>
    wordsIn(names),
  );
  const parts = [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'/gm)].map(
    ([, source]) => path.join(path.dirname(file), source),
  );
  return new Set([...own, ...parts.flatMap((part) => [...textsUsedBy(part, seen)])]);
}

function wordsIn(text) {
  return [...text.matchAll(/'([\w-]+)'/g)].map(([, word]) => word);
}

function read(file) {
  return fs.readFileSync(file, 'utf8');
}
