import assert from 'node:assert/strict';
import { test } from 'node:test';
import postcss from 'postcss';
import { builtFiles } from './built.mjs';
import { newerStylesOf } from '../browsers/scan-styles.mjs';
import { stylesForFloor } from '../browsers/styles.mjs';

/** Style features that an older browser may ignore, each with the effect for its users. */
const niceties = {
  ':focus-visible': 'the ring that the browser draws itself',
  ':backdrop': 'dialogs.mjs dims the page',
  ':has': 'a twin with data-has, or a nicety of the back-office',
  '@container': 'a twin by the width of the window, or columns as they fit',
  'container-type': 'of @container',
  '@starting-style': 'no movement',
  '@media scripting': 'grey bars stay where scripts are switched off',
  'accent-color': 'the colour of the browser',
  'color-scheme': 'scroll bars and lists of selects stay light',
  'contain-intrinsic-block-size': 'of content-visibility',
  'content-visibility': 'all is drawn at once',
  cursor: 'the arrow',
  'field-sizing': 'a field that scrolls',
  outline: 'square corners',
  'overscroll-behavior': 'the page scrolls on',
  'overscroll-behavior-x': 'the page scrolls on',
  'print-color-adjust': 'a print without the logo',
  'scroll-behavior': 'a jump',
  'scrollbar-color': 'the bar of the browser',
  'scrollbar-width': 'the bar of the browser',
  'text-wrap': 'lines as they break',
  'text-decoration: dotted': 'a line without dots',
};
/**
 * Alignment values that need no fallback: grids support them since 2017, and in a flex box they
 * have no visible effect.
 */
const sides = /^(align|justify|place)-(content|self|items): (start|end)$/;

const sheets = builtFiles('.css');
const dropped = sheets.flatMap(({ file, text }) =>
  newerStylesOf(text)
    .filter(({ kept }) => !kept)
    .map(({ what }) => ({ file, what })),
);

test('each style that the oldest supported browser drops is optional or has a fallback', () => {
  assert.ok(sheets.length > 45, `only ${sheets.length} style sheets were read`);
  assert.deepEqual(
    dropped
      .filter(({ what }) => !(what in niceties) && !sides.test(what))
      .map(({ file, what }) => `${file}: ${what}`),
    [],
  );
  assert.deepEqual(
    Object.keys(niceties).filter((name) => !dropped.some(({ what }) => what === name)),
    [],
  );
});

test('a button with a ground of its own has a text of its own for any brand color', () => {
  const grounds = sheets.flatMap(({ file, text }) => {
    const rules = [];
    postcss.parse(text).walkDecls('--button', ({ parent }) => rules.push(parent));
    return rules.map((rule) => ({ file, rule }));
  });
  assert.ok(grounds.length >= 6, `only ${grounds.length} buttons were read`);
  const bare = grounds.filter(
    ({ rule }) => !rule.some((one) => one.type === 'decl' && one.prop === '--button-text'),
  );
  assert.deepEqual(
    bare.map(({ file, rule }) => `${file}: ${rule.selector}`),
    [],
  );
});

test('a rule of the site with :has() has a twin for browsers without', () => {
  const lone = sheets
    .filter(({ file }) => file.startsWith('web/'))
    .flatMap(({ file, text }) => {
      const twins = [...text.matchAll(/\[data-has~=/g)].length;
      return [...text.matchAll(/:has\(/g)].length === twins ? [] : [file];
    });
  assert.deepEqual(lone, []);
});

test('pages carry the styles that were read here, and no script carries a range', () => {
  const inline = builtFiles('.html').flatMap(({ file, text }) =>
    [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)]
      .filter(([, css]) => !sheets.some((sheet) => sheet.text === css))
      .map(() => file),
  );
  assert.deepEqual(inline, []);
  assert.deepEqual(
    builtFiles('.js')
      .filter(({ text }) =>
        /@media[^{}"'`]*[<>]=?[^{}"'`]*(?:["'`]|{)|matchMedia\([^)]*[<>]/.test(text),
      )
      .map(({ file }) => file),
    [],
  );
});

test('what browsers drop is noticed', () => {
  const found = (css) =>
    newerStylesOf(css).map(({ what, kept }) => `${what}${kept ? ' kept' : ''}`);
  assert.deepEqual(
    found('a{height:1dvh}b{height:1vh;height:1dvh}c{--d:1cqb}@supports (height:1cqb){e{--f:1cqb}}'),
    ['height: dvh', 'height: dvh kept', '--: cqb', '--: cqb kept'],
  );
  assert.deepEqual(found('@layer a{b{color:red}}@media (width<3px){c{inset:0}}d{& e{color:red}}'), [
    '@layer',
    'range: (width<3px)',
    'nesting',
  ]);
  assert.deepEqual(
    found('a{translate:0 1px}b{color:color-mix(in srgb,red,blue)}c:hover,d:has(e){color:red}'),
    ['translate', 'color: color-mix()', ':has', 'a list with :has: c:hover,d:has(e)'],
  );
});

test('older values precede newer ones, and fallback rules follow those they replace', async () => {
  const process = async (css) =>
    (await postcss([stylesForFloor()]).process(css, { from: '/site.css' })).css.replaceAll(
      /\s+/g,
      ' ',
    );
  assert.equal(
    await process('a{height:calc(100dvh - 1px)}'),
    'a{height:calc(100vh - 1px);height:calc(100dvh - 1px)}',
  );
  assert.equal(
    await process('a{font-size:clamp(1rem, 9cqi, 2rem)}'),
    'a{font-size:1rem;font-size:clamp(1rem, 9cqi, 2rem)}',
  );
  assert.equal(
    await process('.bar:has(.bell) a{color:red}'),
    ".bar:has(.bell) a{color:red}.bar[data-has~='bell'] a{color:red}",
  );
  assert.equal(
    await process('@container (inline-size < 100px){a{color:red}}'),
    '@container (inline-size < 100px){a{color:red}}@supports not (container-type: ' +
      'inline-size){@media (max-width: 339.98px){a{color:red}}}',
  );
  await assert.rejects(process('.bar:has(.unheard){color:red}'), /contained\.mjs/);
});
