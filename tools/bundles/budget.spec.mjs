import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { at } from '../lib/workspace.mjs';
import { importsOf, sizeOf } from './built.mjs';

/**
 * Maximum sizes in bytes of the files that the home page needs on a first visit, compressed with
 * brotli.
 */
const most = { script: 170_000, style: 25_000, all: 450_000 };
const site = at('web/build/client');
const homes = { fr: 'index.html', en: 'en/index.html', ar: 'ar/index.html' };

for (const [locale, page] of Object.entries(homes)) {
  test(`the home page in ${locale} stays within its budget of script, style and all bytes`, () => {
    const html = fs.readFileSync(`${site}/${page}`, 'utf8');
    const parts = {
      script: scriptsOf(html, locale),
      style: stylesOf(html),
      rest: [{ name: page, bytes: packed(html) - sum(inlineStyles(html)) }, ...fontsOf(html)],
    };
    for (const [kind, files] of Object.entries(parts))
      assert.ok(files.length > 0, `no ${kind} was found in ${page}`);
    const found = {
      script: sum(parts.script),
      style: sum(parts.style),
      all: sum(Object.values(parts).flat()),
    };
    const over = Object.keys(most).filter((kind) => found[kind] > most[kind]);
    const sizes = over.map((kind) => `${kind}: ${found[kind]} of ${most[kind]} bytes`);
    assert.deepEqual(over, [], `${sizes.join(', ')}\n${biggest(Object.values(parts).flat())}`);
  });
}

/**
 * Returns the scripts of the page and their imports. Scripts that the same page loads later are
 * included: the client of the live connection (socket.io), and the texts in the language `locale`.
 */
function scriptsOf(html, locale) {
  const names = new Set([...html.matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, name]) => name));
  // The page names the polyfills, which only older browsers load, and the texts of each language.
  const others = new RegExp(`^(?:older-browsers|(?!${locale})(?:fr|en|ar))-`);
  for (const name of names) if (others.test(name)) names.delete(name);
  const late = new RegExp(`^(?:esm|${locale})-`);
  for (const name of names)
    for (const next of scriptsNeededBy(fs.readFileSync(`${site}/assets/${name}`, 'utf8'), late))
      names.add(next);
  assert.equal(
    [...names].filter((name) => late.test(name)).length,
    2,
    'the live connection and the texts are no longer found by their names',
  );
  return [...names].map((name) => ({ name, bytes: sizeOf(`${site}/assets/${name}`) }));
}

/**
 * Returns the imports of a script. Of its dynamic imports only those that match `late` are
 * included, because the other ones belong to other pages.
 */
function scriptsNeededBy(script, late) {
  const loads = [...script.matchAll(/\bimport\(\s*["'`]\.\/([\w~.-]+\.js)["'`]/g)].map(
    ([, name]) => name,
  );
  return [...importsOf(script), ...loads.filter((name) => late.test(name))];
}

function stylesOf(html) {
  const linked = [
    ...html.matchAll(/<link rel="stylesheet" href="([^"#]+)#?"(?![^>]*disabled)/g),
  ].map(([, href]) => ({ name: href, bytes: sizeOf(site + href) }));
  return [...inlineStyles(html), ...linked];
}

function inlineStyles(html) {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css], index) => ({
    name: `styles in the page, ${index + 1}`,
    bytes: packed(css),
  }));
}

/**
 * Returns all fonts that the page's styles mention, as if the text of the page needed each font.
 */
function fontsOf(html) {
  return [...new Set([...html.matchAll(/\/assets\/[^")]+\.woff2/g)].map(([href]) => href))].map(
    (href) => ({ name: href, bytes: sizeOf(site + href) }),
  );
}

function packed(text) {
  return brotliCompressSync(text).length;
}

function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function biggest(files) {
  return [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 8)
    .map(({ name, bytes }) => `${String(bytes).padStart(8)}  ${name}`)
    .join('\n');
}
