import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';
import ts from 'typescript';
import { at } from './lib/workspace.mjs';

const packages = ['shared', 'api', 'web', 'admin'];
/**
 * Files that assemble regular expressions at run time, each with the source of the parts. The parts
 * come only from the product's own text.
 */
const assembled = {
  'api/src/platform/http/route-table.ts': 'paths of routes',
  'api/src/platform/site/site-paths.ts': 'paths of pages',
  'shared/src/auth/misleading-characters.ts': 'names of scripts',
  'shared/src/auth/reserved-names.rules.ts': 'words of the desk',
  'shared/src/platform/invisible-characters.ts': 'properties of Unicode',
  'shared/src/search/fold.ts': 'letters and their variants',
  'web/src/platform/texts/locale.ts': 'the name of a cookie',
};

const short = 5_000;
const long = 50_000;
/**
 * Time limit in milliseconds for a string of `short` (5,000) characters. A slower pattern is tested
 * again with 50,000 characters and the limit `longMilliseconds`. A pattern that matches in linear
 * time needs a twentieth of the short limit, a pattern in quadratic time five times the limit.
 */
const shortMilliseconds = 4;
const longMilliseconds = 150;
const stuckMilliseconds = 2_000;
const mostLetters = 9;

/**
 * Patterns run in a separate context with a time limit. A match that does not end blocks its
 * thread, and only this limit can stop it.
 */
const context = vm.createContext({ now: () => performance.now() });
const timingScript = new vm.Script(
  'texts.map((text) => { const began = now(); expression.global ? text.replace(expression, ' +
    '"") : expression.test(text); return now() - began; })',
);

const files = packages.flatMap((workspace) =>
  fs
    .readdirSync(at(workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
    .map((file) => `${workspace}/src/${file}`),
);

test('every regular expression processes 50 kB of invalid input within the time limit', () => {
  const found = files.flatMap(expressionsOf);
  assert.ok(found.length > 100, `only ${found.length} were found`);
  assert.deepEqual(
    found
      .filter(({ expression }) => isSlow(expression))
      .map(({ file, text }) => `${file}: ${text}`),
    [],
  );
});

test('no regular expression is made of what somebody sends', () => {
  const made = files.filter((file) => /\bRegExp\(/.test(fs.readFileSync(at(file), 'utf8')));
  assert.deepEqual(made.sort(), Object.keys(assembled).sort());
});

test('what begins anew at each character is noticed', () => {
  assert.deepEqual([/^(a+)+$/, /\s+$/, /^[a-z]+$/].map(isSlow), [true, true, false]);
});

function expressionsOf(file) {
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node))
      found.push({ file, text: node.text, expression: literal(node.text) });
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

function literal(text) {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

/**
 * Whether a pattern is slow on some string. Short strings select the candidates for long strings,
 * because hundreds of patterns are tested with a hundred strings each.
 */
function isSlow(expression) {
  const makers = worstInputs(lettersOf(expression.source));
  const times = lasts(
    expression,
    makers.map((make) => make(short)),
  );
  return (
    times === null ||
    makers.some(
      (make, index) => times[index] > shortMilliseconds && isSlowOn(expression, make(long)),
    )
  );
}

/**
 * Whether a pattern is slow on a text in each of three runs, because on a busy machine any pattern
 * may be slow once.
 */
function isSlowOn(expression, text) {
  return [1, 2, 3].every(() => !(lasts(expression, [text])?.[0] < longMilliseconds));
}

/** Returns the duration for each of the texts in milliseconds; null if the pattern was stopped. */
function lasts(expression, texts) {
  Object.assign(context, { expression, texts });
  try {
    return timingScript.runInContext(context, { timeout: stuckMilliseconds });
  } catch {
    return null;
  }
}

/**
 * Returns generators of strings that may be slow to match: one character repeated, two characters
 * in turn, or one character before many of another. Each string ends with U+0000, which patterns
 * usually do not match.
 */
function worstInputs(letters) {
  const one = letters.map((a) => (size) => a.repeat(size));
  const two = letters.flatMap((a) =>
    letters
      .filter((b) => b !== a)
      .flatMap((b) => [(size) => `${a}${b}`.repeat(size / 2), (size) => a + b.repeat(size)]),
  );
  return [...one, ...two].map((make) => (size) => `${make(size)}\u0000`);
}

/**
 * Returns the characters that occur in a pattern, and an example for each of its character classes.
 */
function lettersOf(source) {
  const classes = [
    [/\\s|\[\^/, ' '],
    [/\\d|0-9/, '1'],
    [/\\w|a-z|\.|\[\^/, 'a'],
    [/A-Z/, 'A'],
    [/\\p/, 'é'],
    [/\\[nrs]/, '\n'],
  ];
  const examples = classes.filter(([sign]) => sign.test(source)).map(([, letter]) => letter);
  const plain = source.replace(/\\[a-zA-Z](\{\w+\})?|\(\?[<!=:a-z]+>?|[\\^$*+?()[\]{}|]/g, '');
  return [...new Set([...examples, ...plain])].slice(0, mostLetters);
}
