import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { addUp, readCheck, readJest, readNodeTests, readPlaywright, slowest } from './report.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-report-'));
test.after(() => fs.rmSync(folder, { recursive: true }));

function written(text) {
  const file = path.join(folder, `${Math.random()}.json`);
  fs.writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text));
  return file;
}

test('jest: a file that cannot run is a failure beside the failed tests', () => {
  const file = written({
    numPassedTests: 3,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/one.spec.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a', status: 'passed', duration: 5 },
          { fullName: 'b', status: 'failed', duration: null },
        ],
      },
      { name: '/broken.spec.ts', status: 'failed', assertionResults: [] },
    ],
  });
  assert.deepEqual(readJest(file), {
    passed: 3,
    failed: 2,
    slow: [
      { name: 'a', milliseconds: 5 },
      { name: 'b', milliseconds: 0 },
    ],
    failing: ['b', '/broken.spec.ts'],
  });
});

test('playwright: a test that passed only on retry fails, as does a file that cannot run', () => {
  const tests = [
    { projectName: 'phone', status: 'flaky', results: [{ duration: 2 }, { duration: 3 }] },
    { projectName: 'desk', status: 'expected', results: [] },
  ];
  const file = written({
    stats: { expected: 4, unexpected: 1, flaky: 1 },
    errors: ['no such file'],
    suites: [{ suites: [{ specs: [{ title: 'reserve', tests }] }] }],
  });
  assert.deepEqual(readPlaywright(file), {
    passed: 4,
    failed: 3,
    slow: [
      { name: 'reserve (phone)', milliseconds: 5 },
      { name: 'reserve (desk)', milliseconds: 0 },
    ],
    failing: ['reserve (phone)'],
  });
});

test('node:test: one output row per test', () => {
  const file = written(
    '{"name":"a","passed":true,"milliseconds":1}\n{"name":"b","passed":false,"milliseconds":2}\n',
  );
  assert.deepEqual(readNodeTests(file), {
    passed: 1,
    failed: 1,
    slow: [
      { name: 'a', milliseconds: 1 },
      { name: 'b', milliseconds: 2 },
    ],
    failing: ['b'],
  });
});

test('a check is one test, and a part that left no report has none', () => {
  assert.equal(readCheck(0).passed, 1);
  assert.equal(readCheck(2).failed, 1);
  assert.deepEqual(
    [readJest, readPlaywright, readNodeTests].map((read) => read(path.join(folder, 'none')).passed),
    [0, 0, 0],
  );
});

test('the slowest come from all parts, the longest first', () => {
  const result = (...times) => ({
    slow: times.map((milliseconds) => ({ name: String(milliseconds), milliseconds })),
  });
  assert.deepEqual(
    slowest([result(1, 9), result(5)], 2).map(({ name }) => name),
    ['9', '5'],
  );
});

test('the sum of several results has the counts, tests and failures of all', () => {
  const one = { passed: 3, failed: 1, slow: [{ name: 'a', milliseconds: 5 }], failing: ['a'] };
  const other = { passed: 2, failed: 0, slow: [{ name: 'b', milliseconds: 1 }], failing: [] };
  assert.deepEqual(addUp([one, other]), {
    passed: 5,
    failed: 1,
    slow: [
      { name: 'a', milliseconds: 5 },
      { name: 'b', milliseconds: 1 },
    ],
    failing: ['a'],
  });
  assert.deepEqual(addUp([]), { passed: 0, failed: 0, slow: [], failing: [] });
});
