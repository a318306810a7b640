import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { at } from '../lib/workspace.mjs';
import { importsOf, sizeOf } from './built.mjs';

/** Maximum numbers of bytes, compressed with brotli, and of scripts after the first sign-in. */
const most = { signIn: 215_000, board: 290_000, scripts: 8 };
const assets = at('admin/dist/assets');
const scripts = fs.readdirSync(assets).filter((name) => name.endsWith('.js'));

for (const locale of ['fr', 'en', 'ar']) {
  test(`sign-in in ${locale} loads no code of the board; both stay within their budget`, () => {
    const signIn = withImports([...scriptsOfPage(), named(locale)]);
    const board = withImports([...signIn, named('board')]);
    assert.ok(!signIn.has(named('board')), [...signIn].join('\n'));
    const found = { signIn: sum(signIn), board: sum(board), scripts: board.size };
    for (const [kind, limit] of Object.entries(most))
      assert.ok(found[kind] <= limit, `${kind}: ${found[kind]} of ${limit}`);
  });
}

/** Returns the scripts of the page itself, without the one for older browsers. */
function scriptsOfPage() {
  const html = fs.readFileSync(at('admin/dist/index.html'), 'utf8');
  const names = [...html.matchAll(/\/assets\/([^"]+\.js)"/g)].map(([, name]) => name);
  return names.filter((name) => !name.startsWith('older-browsers-'));
}

/** Returns the file of the chunk with this name. */
function named(chunk) {
  const found = scripts.filter((name) => new RegExp(`^${chunk}-[\\w-]{8}\\.js$`).test(name));
  assert.equal(found.length, 1, `${found.length} scripts are named ${chunk}`);
  return found[0];
}

function withImports(names) {
  const all = new Set(names);
  for (const name of all)
    for (const next of importsOf(fs.readFileSync(`${assets}/${name}`, 'utf8'))) all.add(next);
  return all;
}

function sum(names) {
  return [...names].reduce((total, name) => total + sizeOf(`${assets}/${name}`), 0);
}
