import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { inlineCss } from './inline-css.mjs';

const FILES = {
  '/assets/site.css': 'a{color:$&}',
  '/assets/page.css': 'b{}',
  '/assets/home.js': 'import{a}from"./shared.js";import"./rolldown.js"',
  '/assets/shared.js': 'import"./deep.js";import("./later.js")',
  '/assets/entry.js':
    'import"./shared.js";x={fr:()=>import(`./fr-1.js`),ar:()=>import(`./ar-2.js`)}',
  '/assets/fr-1.js': '"./fr/pages/about.json":()=>load(()=>import(`./about-fr-1.js`))',
  '/assets/ar-2.js':
    'import"./labels.js";import"./deep.js";"./ar/pages/about.json":()=>import(`./about-ar-1.js`)',
};
const read = (href) => FILES[href];

test('a page inlines its styles in order; the links remain findable but load nothing', () => {
  const page =
    '<head><link rel="stylesheet" href="/assets/site.css#"/><link rel="stylesheet" ' +
    'href="/assets/page.css"/></head>';
  assert.equal(
    inlineCss(page, read),
    '<head><style>a{color:$&}</style><link rel="stylesheet" href="/assets/site.css#" ' +
      'disabled=""/><link rel="stylesheet" href="/assets/site.css" ' +
      'disabled=""/><style>b{}</style><link rel="stylesheet" href="/assets/page.css" ' +
      'disabled=""/></head>',
  );
});

test('no script is preloaded; fonts are', () => {
  const font = '<link rel="preload" href="/assets/a.woff2" as="font"/>';
  assert.equal(
    inlineCss(
      `${font}<link rel="modulepreload" href="/assets/a.js"/><link ` +
        `rel="modulepreload" href="/assets/b.js" crossorigin=""/>`,
      read,
    ),
    font,
  );
});

test('the router’s script waits for the first picture, then imports under the same names', () => {
  const entry =
    '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from ' +
    '"/assets/root.js";\nimport * as route1 from "/assets/home.js";\n  \n  window.routes = ' +
    '{"root":route0};\n\nimport("/assets/entry.js");</script>';
  const light = inlineCss(entry, read);
  assert.match(
    light,
    new RegExp(
      [
        /^<script type="module" async="">await new Promise\(.*requestAnimationFrame.*\);/,
        /const ahead=.*document\.head\.append\(link\)\}/,
        /let here;window\.pageIsHere=new Promise\(\(go\)=>\{here=go\}\);/,
        /const \[files,route0,route1\]=await Promise\.all\(\[/,
        /import\("\/assets\/manifest\.js"\),import\("\/assets\/root\.js"\),/,
        /import\("\/assets\/home\.js"\)\]\);window\.routes = \{"root":route0\};\s+/,
        /import\("\/assets\/entry\.js"\);here\(\);<\/script>$/,
      ]
        .map(({ source }) => source)
        .join(''),
      's',
    ),
  );
  assert.equal(inlineCss(light, read), light);
});

test('scripts that the imports need, and the texts of the language, are preloaded after it', () => {
  const light = inlineCss(
    '<script type="module" async="">import * as route0 from "/assets/home.js";' +
      'window.routes={};import("/assets/entry.js");</script>',
    read,
  );
  const [, before, languages, always] =
    /^(.*)const ahead=(\{.*?\});for\(const href of \[\.\.\.(\[.*?\]),/.exec(light) ?? [];
  assert.match(before, /requestAnimationFrame/);
  assert.deepEqual(
    JSON.parse(always).toSorted(),
    ['/assets/shared.js', '/assets/rolldown.js', '/assets/deep.js', '/assets/entry.js'].toSorted(),
  );
  assert.deepEqual(JSON.parse(languages), {
    fr: ['/assets/fr-1.js'],
    ar: ['/assets/ar-2.js', '/assets/labels.js'],
  });
  assert.equal(inlineCss(light, read), light);
});

test('a page with a parameter inlines its styles, and preloads its texts and scripts', () => {
  const light = inlineCss(
    '<head><link rel="stylesheet" href="/assets/site.css#"/></head><script type="module" ' +
      'async="">import * as route0 from "/assets/home.js";window.routes={};' +
      'import("/assets/entry.js");</script>',
    read,
    {
      texts: ['about'],
      scripts: ['/assets/ar-2.js'],
      styles: ['/assets/site.css#', '/assets/page.css#'],
    },
  );
  const [, languages, always] =
    /const ahead=(\{.*?\});for\(const href of \[\.\.\.(\[.*?\]),/.exec(light) ?? [];
  assert.deepEqual(JSON.parse(languages), {
    fr: ['/assets/fr-1.js', '/assets/about-fr-1.js'],
    ar: ['/assets/about-ar-1.js'],
  });
  const files = JSON.parse(always);
  assert.ok(files.includes('/assets/ar-2.js') && files.includes('/assets/labels.js'));
  assert.ok(
    light.includes(
      '<style>b{}</style><link rel="stylesheet" href="/assets/page.css#" disabled=""/>' +
        '<link rel="stylesheet" href="/assets/page.css" disabled=""/></head>',
    ),
  );
  assert.equal(light.split('a{color:').length, 2);
  assert.match(light, /\[\[\],\["\/assets\/page\.css#"\]\]/);
});

test('the router takes the facades of a page with a parameter from the route table', () => {
  const light = inlineCss(
    '<script type="module" async="">import "/assets/manifest.js";import * as route0 from ' +
      '"/assets/home.js";window.routes={};import("/assets/entry.js");</script>',
    read,
    { facades: ['/assets/layout.js'], scripts: ['/assets/layout.js', '/assets/ar-2.js'] },
  );
  const added = /\.routes=\{\};import\("\/assets\/entry\.js"\);(const.*)here\(\);/.exec(light)?.[1];
  const module = '/assets/layout.js';
  const routes = { fr: { id: 'fr', module }, ar: { id: 'ar', module }, home: { id: 'home' } };
  const window = { __reactRouterManifest: { routes }, __reactRouterRouteModules: {} };
  const facadeOf = (file) => {
    routes.fr.module = routes.ar.module = '/assets/manifest.js';
    return `facade of ${file}`;
  };
  runInNewContext(added, { window, files: { facadeOf } });
  assert.deepEqual(
    { ...window.__reactRouterRouteModules },
    {
      fr: 'facade of /assets/layout.js',
      ar: 'facade of /assets/layout.js',
    },
  );
  const [, always] = /for\(const href of \[\.\.\.(\[.*?\]),/.exec(light) ?? [];
  assert.ok(!JSON.parse(always).includes(module));
});

test('a module that only exports parts of the entry file is taken from the route table', () => {
  const light = inlineCss(
    '<script type="module" async="">import "/assets/manifest.js";import * as route0 from ' +
      '"/assets/root.js";window.routes={};import("/assets/entry.js");</script>',
    read,
    { facades: ['/assets/root.js'] },
  );
  assert.ok(
    light.includes(
      'Promise.all([import("/assets/manifest.js"),' +
        'import("/assets/manifest.js").then((all)=>all.facadeOf("/assets/root.js"))])',
    ),
  );
  assert.ok(!light.includes('import("/assets/root.js")'));
});

test('a page that is already inlined is left unchanged', () => {
  const light = inlineCss('<link rel="stylesheet" href="/assets/page.css"/>', read);
  assert.equal(inlineCss(light, read), light);
});

test('a style sheet that could break out of its element is refused', () => {
  assert.throws(
    () => inlineCss('<link rel="stylesheet" href="/x.css"/>', () => 'a{content:"</style>"}'),
    /style sheet/,
  );
});
