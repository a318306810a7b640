import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { WORD_BLOCKS } from '../../shared/dist/venue/words/word-blocks.js';
import { at } from '../lib/workspace.mjs';

const site = at('web/build/client');
const pageAt = (page) => fs.readFileSync(`${site}${page === '/' ? '' : page}/index.html`, 'utf8');
const marked = (html) => new Set([...html.matchAll(/%text:([\w:.-]+)%/g)].map(([, key]) => key));

/** The heading of a page and the sentence below it. */
const OPENING = /<h1[^>]*>(.*?)<\/h1>|<p class="page-lead">(.*?)<\/p>/g;
/** Pages whose heading is the name of a form or of a legal text. */
const NAMED = new RegExp(
  '^/(?:404|account|auth|conditions|mails|messagings|opening-soon|privacy|reserve|reset|' +
    'waiting)\\b',
);

for (const prefix of ['', '/en', '/ar']) {
  test(`each text that a venue can replace is on its page${prefix && ` in ${prefix}`}`, () => {
    const missing = WORD_BLOCKS.flatMap(({ block, page, also }) => {
      const [own, home] = [marked(pageAt(prefix + page)), marked(pageAt(prefix || '/'))];
      return [...(own.has(block) ? [] : [block]), ...also.filter((key) => !home.has(key))];
    });
    assert.deepEqual(missing, []);
  });
}

test('a venue can replace the first words of each page of the site', () => {
  const pages = fs
    .readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .filter((page) => !NAMED.test(page) && !/^\/(?:en|ar)(?:\/|$)/.test(page));
  assert.ok(pages.length > 10);
  const fixed = pages.flatMap((page) => {
    const openings = [...pageAt(page).matchAll(OPENING)].map(([, title, lead]) => title ?? lead);
    assert.ok(openings.length > 0, `${page} has no heading`);
    return openings.filter((text) => !text.includes('%text:')).map((text) => `${page}: ${text}`);
  });
  assert.deepEqual(fixed, []);
});
