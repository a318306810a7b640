import fs from 'node:fs';

/** What a part of the test run found: `slow` lists its tests as `{ name, milliseconds }`. */
function emptyResult() {
  return { passed: 0, failed: 0, slow: [] };
}

/** A check that gives no counts of its own (lint, types, unused code) is one test. */
export function readCheck(code) {
  return { ...emptyResult(), passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** jest's `--json`: a file that could not run counts as one failure. */
export function readJest(file) {
  const report = readJson(file);
  if (!report) return emptyResult();
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    slow: tests.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
  };
}

/** Playwright's `json` reporter; a test that passed only when repeated has failed. */
export function readPlaywright(file) {
  const report = readJson(file);
  if (!report) return emptyResult();
  const { expected, unexpected, flaky } = report.stats;
  const slow = specsOf(report).flatMap(({ title, tests }) => tests.map((test) => ({ name: `${title} (${test.projectName})`, milliseconds: lasted(test) })));
  return { passed: expected, failed: unexpected + flaky + report.errors.length, slow };
}

/** The lines of our own reporter for node:test. */
export function readNodeTests(file) {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map((line) => JSON.parse(line)) : [];
  return {
    passed: lines.filter(({ passed }) => passed).length,
    failed: lines.filter(({ passed }) => !passed).length,
    slow: lines.map(({ name, milliseconds }) => ({ name, milliseconds })),
  };
}

export function slowest(results, count) {
  return results.flatMap(({ slow }) => slow).sort((a, b) => b.milliseconds - a.milliseconds).slice(0, count);
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
