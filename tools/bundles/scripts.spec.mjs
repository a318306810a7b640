import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'acorn';
import ts from 'typescript';
import { at } from '../lib/workspace.mjs';
import { builtIns } from '../browsers/built-ins.mjs';
import { builtFiles } from './built.mjs';
import { newerBuiltIns } from '../browsers/newer.mjs';
import { newerSyntaxOf, usedOf } from '../browsers/scan.mjs';

/**
 * Built-ins that a supported browser may lack but that need no polyfill. The code tests for them
 * first or works without them; the value states the reason.
 */
const niceties = {
  'Error.captureStackTrace': 'by typeof',
  getTextInfo: 'looked for',
  WebTransport: 'a transport of socket.io that is not used',
  pipeTo: 'of that transport',
  getSetCookie: 'of servers',
  randomUUID: 'looked for, with a fallback',
  navigation: 'by in',
  navigationType: 'of navigation',
  userInitiated: 'of navigation',
  canIntercept: 'of navigation',
  currentEntry: 'of navigation',
  fetchPriority: 'an attribute',
  imageSizes: 'an attribute',
  loading: 'an attribute',
  nonce: 'an attribute',
  popover: 'an attribute that is not used',
  share: 'by in',
  startViewTransition: 'looked for',
  submitter: 'undefined leads to the form',
  transferSize: 'looked for',
  animation: 'looked for',
  movementX: 'of a pointer, undefined',
  movementY: 'of a pointer, undefined',
  pushManager: 'by in of PushManager',
  Notification: 'by in',
  'Notification.permission': 'by in of Notification',
  'Notification.requestPermission': 'by in of Notification',
  print: 'telephones with Firefox print nothing',
};
/**
 * Names of newer built-in members that members of our own objects or libraries also have. Their
 * occurrence in a script is therefore not reported.
 */
const namesakes = new Set([
  'changed',
  'colorSpace',
  'difference',
  'entry',
  'ink',
  'login',
  'move',
  'navigate',
  'role',
  'to',
  'toArray',
  'transition',
  'use',
  'variants',
]);

const newer = newerBuiltIns();
const scripts = builtFiles('.js').filter(({ file }) => !file.includes('/older-browsers-'));
const used = new Set(scripts.flatMap(({ text }) => [...usedOf(text, newer)]));

test('the compatibility data lists what is newer than the oldest supported browser', () => {
  assert.ok(
    newer.members.has('toSorted') &&
      newer.members.has('showModal') &&
      newer.statics.has('Object.groupBy') &&
      newer.globals.has('structuredClone'),
  );
  assert.ok(
    !newer.members.has('flatMap') &&
      !newer.members.has('replaceAll') &&
      !newer.globals.has('IntersectionObserver'),
  );
});

test('every built-in a built script uses is supported, polyfilled or feature-checked', () => {
  assert.ok(scripts.length > 150, `only ${scripts.length} scripts were read`);
  assert.deepEqual(
    [...used].filter((name) => !(name in builtIns) && !(name in niceties) && !namesakes.has(name)),
    [],
  );
});

test('every polyfill and every exception is still needed', () => {
  // Polyfilled features that only pages, style sheets and attributes of elements use, so that the
  // searched scripts do not contain their names as members.
  const ofPages = new Set(['TextEncoderStream', 'TextDecoderStream', ':has()', 'inert']);
  assert.deepEqual(
    [...Object.keys(builtIns), ...Object.keys(niceties), ...namesakes].filter(
      (name) => !used.has(name) && !ofPages.has(name),
    ),
    [],
  );
});

test('no built script has syntax that a browser of the floor cannot read or reads wrong', () => {
  assert.deepEqual(
    builtFiles('.js').flatMap(({ file, text }) =>
      newerSyntaxOf(text).map((found) => `${file}: ${found}`),
    ),
    [],
  );
});

test('no built scripts import each other in a circle, where one runs too early', () => {
  const imports = new Map(
    scripts.map(({ file, text }) => [
      file,
      [...text.matchAll(/(?:from|import)"(\.\/[^"]+\.js)"/g)].map(([, to]) =>
        path.join(path.dirname(file), to),
      ),
    ]),
  );
  assert.ok([...imports.values()].flat().length > 500);
  const reach = (from) => {
    const found = new Set(imports.get(from));
    for (const file of found) for (const next of imports.get(file) ?? []) found.add(next);
    return found;
  };
  assert.deepEqual(
    [...imports.keys()].filter((file) => reach(file).has(file)),
    [],
  );
});

test('inline scripts parse in the oldest supported browser, the notice in any browser', () => {
  const pages = builtFiles('.html');
  assert.ok(pages.length > 100);
  const inline = new Set(
    pages.flatMap(({ text }) =>
      [...text.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, script]) => script,
      ),
    ),
  );
  assert.deepEqual([...inline].flatMap(newerSyntaxOf), []);
  const words = [...inline].filter((script) => script.includes('readsScripts)return'));
  // Four different scripts with the notice are expected: one for each of the three languages of the
  // site, and one for the back-office.
  assert.equal(words.length, 4);
  for (const script of words) parse(script, { ecmaVersion: 5 });
});

test('a page loads what is missing before its scripts, and its data encoder only then', () => {
  for (const { file, text } of builtFiles('.html')) {
    const [bring, entry, stream] = [
      text.indexOf('))await import("'),
      text.search(/await Promise\.all\(\[import|await import\("\/admin\/assets\/index/),
      text.indexOf('new TextEncoderStream'),
    ];
    assert.ok(bring > 0 && bring < entry, file);
    assert.ok(
      file.startsWith('admin') ||
        (stream > bring && text.lastIndexOf('new TextEncoderStream') === stream),
      file,
    );
  }
});

test('no pattern looks behind or has a flag of later years', () => {
  const files = ['shared', 'shared/client', 'web', 'admin'].flatMap((workspace) =>
    fs
      .readdirSync(at(workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
      .map((file) => `${workspace}/src/${file}`),
  );
  assert.deepEqual(
    files.flatMap((file) =>
      patternsOf(file)
        .filter((text) => /\(\?<[=!]|\/[a-z]*[dv][a-z]*$/.test(text))
        .map((text) => `${file}: ${text}`),
    ),
    [],
  );
});

test('what is newer is noticed', () => {
  const found = (script) => newerSyntaxOf(script).map((text) => text.split(':')[0]);
  assert.deepEqual(found('let a=/(?<!b)c/,d=`(?<=e)`,f=/g/d'), [
    'look-behind',
    'look-behind',
    'flag of a pattern',
  ]);
  assert.deepEqual(found('class A{static{b()}static name=1;static c(d){return #e in d}#e}'), [
    'static block',
    'static name or length',
    '#name in',
  ]);
  assert.deepEqual(found('class A{a=b(()=>1);c=(d);e=()=>this.f(1);g=h;i=new Map;j=k(l)}'), [
    'field whose value Safari 15 misreads',
    'field whose value Safari 15 misreads',
  ]);
  assert.deepEqual(
    [
      ...usedOf(
        'a.toSorted();Object.groupBy(b);structuredClone(c);d.map(e);self.reportError',
        newer,
      ),
    ].sort(),
    ['Object.groupBy', 'reportError', 'structuredClone', 'toSorted'],
  );
});

function patternsOf(file) {
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      fs.readFileSync(at(file), 'utf8'),
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return found;
}

test('every built page of the site imports its scripts after the first picture', () => {
  const pages = builtFiles('.html').filter(({ file }) => file.startsWith('web/'));
  assert.ok(pages.length > 50);
  const waits = '<script type="module" async="">await new Promise(';
  assert.deepEqual(
    pages.filter(({ text }) => !text.includes(waits)).map(({ file }) => file),
    [],
  );
});
