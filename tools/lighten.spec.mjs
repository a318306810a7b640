import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lighten } from './lighten.mjs';

const read = (href) => ({ '/assets/site.css': 'a{color:$&}', '/assets/page.css': 'b{}' })[href];

test('a page carries its styles in their order; the links stay for who looks for them, with the mark and without, but load nothing', () => {
  const page = '<head><link rel="stylesheet" href="/assets/site.css#"/><link rel="stylesheet" href="/assets/page.css"/></head>';
  assert.equal(lighten(page, read), '<head><style>a{color:$&}</style><link rel="stylesheet" href="/assets/site.css#" disabled=""/><link rel="stylesheet" href="/assets/site.css" disabled=""/><style>b{}</style><link rel="stylesheet" href="/assets/page.css" disabled=""/></head>');
});

test('no script is asked for ahead of where it runs; fonts are', () => {
  const font = '<link rel="preload" href="/assets/a.woff2" as="font"/>';
  assert.equal(lighten(`${font}<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js" crossorigin=""/>`, read), font);
});

test('what is light already stays as it is', () => {
  const light = lighten('<link rel="stylesheet" href="/assets/page.css"/>', read);
  assert.equal(lighten(light, read), light);
});

test('a style sheet that could break out of its element is refused', () => {
  assert.throws(() => lighten('<link rel="stylesheet" href="/x.css"/>', () => 'a{content:"</style>"}'), /style sheet/);
});
