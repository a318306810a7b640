import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { at } from './lib/workspace.mjs';
import { packagesToCompile } from './sabotage/compiled.mjs';
import { evaluate, unfit } from './sabotage/verdict.mjs';
import { weakenings } from './sabotage/weakenings.mjs';

const read = (file) => fs.readFileSync(at(file), 'utf8');

test('each weakening matches one statement that it removes, and names a failing test', () => {
  const stale = weakenings.filter(
    ({ file, text, spec, test: name }) =>
      read(file).split(text).length !== 2 || !read(spec).includes(name),
  );
  assert.deepEqual(
    stale.map(({ name }) => name),
    [],
  );
});

const packagesOf = (file, spec) => packagesToCompile({ file, spec });

test('a weakened package is compiled for specs that start processes, also by a helper', () => {
  const [main, rules] = ['api/src/main.ts', 'shared/src/money/money.ts'];
  assert.deepEqual(packagesOf(main, 'api/test/admin-command.spec.ts'), ['api']);
  assert.deepEqual(packagesOf(main, 'api/test/sessions.spec.ts'), ['api']);
  assert.deepEqual(packagesOf(main, 'api/test/community/chat-processes.spec.ts'), ['api']);
  assert.deepEqual(packagesOf(rules, 'api/test/demo-off.spec.ts'), ['shared']);
});

test('specs that read the sources themselves need no compilation', () => {
  assert.deepEqual(packagesOf('api/src/main.ts', 'api/test/holds.spec.ts'), []);
  assert.deepEqual(
    packagesOf('api/src/main.ts', 'api/test/contract-tests/repeats/same-again.spec.ts'),
    [],
  );
  assert.deepEqual(
    packagesOf('shared/src/auth/permissions.ts', 'shared/src/auth/permissions.spec.ts'),
    [],
  );
});

const assertion = (title, status, message = 'expected 1') => ({
  ancestorTitles: ['sessions'],
  title,
  status,
  failureMessages: status === 'failed' ? [message] : [],
});
const reportOf = (...assertionResults) => ({
  numRuntimeErrorTestSuites: 0,
  testResults: [{ message: '', assertionResults }],
});
const verdict = (report) => evaluate({ test: 'sessions end' }, report);

test('a weakening is detected if its named test ran and failed', () => {
  assert.equal(verdict(reportOf(assertion('end', 'failed'))).noticed, true);
  const oneOfTwo = [assertion('end at once', 'passed'), assertion('end later', 'failed')];
  assert.equal(verdict(reportOf(...oneOfTwo)).noticed, true);
});

test('no other failure counts as detection', () => {
  const outcome = (...results) => verdict(reportOf(...results)).outcome;
  assert.equal(outcome(assertion('end', 'passed')), 'green');
  assert.equal(outcome(assertion('end', 'passed'), assertion('begin', 'failed')), 'green');
  assert.equal(outcome(assertion('end', 'passed'), assertion('(afterAll)', 'failed')), 'green');
  assert.equal(
    outcome(assertion('end', 'failed'), assertion('(beforeAll)', 'failed')),
    'not started',
  );
  const stale = 'api/dist is older than api/src: npm run build -w api';
  for (const message of ['the API did not get ready:\n', stale])
    assert.equal(outcome(assertion('end', 'failed', message)), 'not started');
  assert.equal(verdict({ ...reportOf(), numRuntimeErrorTestSuites: 1 }).outcome, 'broken');
  assert.equal(verdict(undefined).outcome, 'broken');
  assert.equal(verdict(null).outcome, 'not begun');
});

test('a named test must exist and pass without the weakening', () => {
  const outcome = (...results) => unfit({ test: 'sessions end' }, reportOf(...results))?.outcome;
  assert.equal(outcome(assertion('end', 'passed')), undefined);
  assert.equal(outcome(assertion('end', 'passed'), assertion('begin', 'failed')), undefined);
  assert.equal(outcome(assertion('end', 'failed')), 'always red');
  assert.equal(outcome(assertion('end', 'pending')), 'nothing');
  assert.equal(
    outcome(assertion('end', 'passed'), assertion('(beforeAll)', 'failed')),
    'not started',
  );
});
