import fs from 'node:fs';

/**
 * Result of a part: `slow` lists all its tests as `{ name, milliseconds }`, `failing` the names of
 * the failed tests.
 */
function emptyResult() {
  return { passed: 0, failed: 0, slow: [], failing: [] };
}

/**
 * Returns the result of a check that reports no counts (lint, types, unused code); it counts as one
 * test.
 */
export function readCheck(code) {
  return { ...emptyResult(), passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Reads the report of jest's `--json`. A test file that could not run counts as one failure. */
export function readJest(file) {
  const report = readJson(file);
  if (!report) return emptyResult();
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failing = report.testResults.flatMap(({ name, status, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [name]
      : assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    slow: tests.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
    failing,
  };
}

/** Reads the report of Playwright's `json` reporter. A flaky test counts as failed. */
export function readPlaywright(file) {
  const report = readJson(file);
  if (!report) return emptyResult();
  const { expected, unexpected, flaky } = report.stats;
  const tests = specsOf(report).flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, name: `${title} (${test.projectName})` })),
  );
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    slow: tests.map((test) => ({ name: test.name, milliseconds: lasted(test) })),
    failing: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name }) => name),
  };
}

/** Reads the output of `node-test-reporter.mjs`, the reporter for node:test. */
export function readNodeTests(file) {
  const lines = fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  return {
    passed: lines.filter(({ passed }) => passed).length,
    failed: lines.filter(({ passed }) => !passed).length,
    slow: lines.map(({ name, milliseconds }) => ({ name, milliseconds })),
    failing: lines.filter(({ passed }) => !passed).map(({ name }) => name),
  };
}

/** Returns the sum of several results. */
export function addUp(results) {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    slow: results.flatMap(({ slow }) => slow),
    failing: results.flatMap(({ failing }) => failing),
  };
}

export function slowest(results, count) {
  return results
    .flatMap(({ slow }) => slow)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count);
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function lasted({ results }) {
  return results.reduce((sum, { duration }) => sum + duration, 0);
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
