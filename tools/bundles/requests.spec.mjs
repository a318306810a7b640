import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { chainOf, facadesOf, readManifest, readPageTexts, textFileOf } from '../lib/built-site.mjs';
import { at } from '../lib/workspace.mjs';
import { importsOf } from './built.mjs';

/**
 * Maximum numbers of scripts that a page imports, with those of its texts. The live connection, the
 * table of pages, two or three fonts and the data of the page follow.
 */
const most = { visitor: 13, account: 15 };
/** Public page with the components of the account's pages. */
const LIKE_ACCOUNT = /open-match\.tsx$/;
const site = at('web/build/client');
const assets = `${site}/assets`;
const files = fs.readdirSync(assets).filter((name) => name.endsWith('.js'));
const manifest = readManifest(assets);
const { entry, routes } = manifest;
const facades = facadesOf(manifest, (href) => fs.readFileSync(site + href, 'utf8'));
const textsOfPages = readPageTexts();

for (const locale of ['fr', 'en', 'ar'])
  test(`every page in ${locale} is loaded with few scripts`, () => {
    const pages = Object.values(routes).filter(({ id }) => id.startsWith(`${locale}:`));
    assert.ok(pages.length > 35, `only ${pages.length} pages were read`);
    const over = pages.flatMap((page) => {
      const count = scriptsOf(page, locale).size;
      const limit = isOfAccount(page) ? most.account : most.visitor;
      return count > limit ? [`${page.id}: ${count} of ${limit}`] : [];
    });
    assert.deepEqual(over, []);
  });

function isOfAccount(page) {
  return (
    LIKE_ACCOUNT.test(page.id) || chainOf(page, routes).some(({ id }) => id.endsWith('/guard.tsx'))
  );
}

/** Returns the names of all scripts that the page imports, and of those that contain its texts. */
function scriptsOf(page, locale) {
  const own = [entry, ...chainOf(page, routes)]
    .filter(({ module }) => !facades.has(module))
    .map(({ module }) => module.split('/').pop());
  const [texts] = files.filter((name) => new RegExp(`^${locale}-[\\w-]{8}\\.js$`).test(name));
  const all = new Set([...own, texts, ...textFilesOf(page, texts, locale)]);
  for (const name of all) for (const next of importsOf(read(name))) all.add(next);
  return all;
}

/** Returns the files of the page's own texts, as the file of its language loads them. */
function textFilesOf(page, texts, locale) {
  const path = chainOf(page, routes)
    .flatMap((route) => route.path ?? [])
    .join('/');
  const [first = ''] = path.split('/').filter((part) => part && part !== locale);
  return (textsOfPages[first] ?? []).map((name) => textFileOf(name, read(texts)));
}

function read(name) {
  return fs.readFileSync(`${assets}/${name}`, 'utf8');
}
