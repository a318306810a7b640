import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import {
  leadsToHidden,
  OPTIONAL_PAGES,
} from '../../shared/dist/venue/pages/optional-pages.rules.js';
import { withoutHiddenPages } from '../../shared/dist/venue/pages/page-marks.js';
import { at } from '../lib/workspace.mjs';

const site = at('web/build/client');
const pages = fs
  .readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ path: `/${file.replace(/\/?index\.html$/, '')}`, file }));

/** Every subset of the pages that a venue can hide. */
const subsets = Array.from({ length: 2 ** OPTIONAL_PAGES.length }, (_, bits) =>
  OPTIONAL_PAGES.filter((_page, bit) => bits & (2 ** bit)),
);
/** The paths that a page links to, each once. */
const linksOf = (html) => [
  ...new Set([...html.matchAll(/<a\b[^>]* href="(\/[^"]*)"/g)].map(([, href]) => href)),
];

test('built pages without hidden pages have no link to them, and keep those to others', () => {
  assert.ok(pages.length > 60, `only ${pages.length} pages were found`);
  for (const { path, file } of pages) {
    const html = fs.readFileSync(`${site}/${file}`, 'utf8');
    const links = linksOf(html);
    // A hidden page is not sent, with the links of its flags to itself in other languages.
    for (const hidden of subsets.filter((some) => !leadsToHidden(path, some)))
      assert.deepEqual(
        linksOf(withoutHiddenPages(html, hidden)),
        links.filter((link) => !leadsToHidden(link, hidden)),
        `${file} without ${hidden.join(', ')}`,
      );
  }
});
