import fs from 'node:fs';
import path from 'node:path';
import { at } from '../lib/workspace.mjs';

/** Whether the named spec detects a weakening, and how long it takes. */
export async function verdictOf(weakening, tree, children) {
  const began = performance.now();
  const report = await tree.weakened(weakening, () => run(weakening, tree, children));
  return { ...judge(report), seconds: (performance.now() - began) / 1000 };
}

/** Only a test that ran and failed counts: a file that cannot be loaded does not. */
function judge(report) {
  if (report === null)
    return missed('not begun', 'The text that it replaces does not stand there exactly once.');
  if (report === undefined || report.numRuntimeErrorTestSuites > 0)
    return missed(
      'broken',
      report?.testResults.map(({ message }) => message).join('\n') ?? 'No report was written.',
    );
  if (report.numFailedTests > 0) return { noticed: true, said: 'red' };
  return report.numPassedTests > 0
    ? missed('green', 'The spec passes all the same.')
    : missed('nothing', 'No test has this name.');
}

function missed(said, detail) {
  return { noticed: false, said, detail };
}

async function run({ spec, test }, tree, children) {
  const [workspace] = spec.split('/', 1);
  const report = tree.path('report.json');
  fs.rmSync(report, { force: true });
  await children.run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      at('node_modules/jest/bin/jest.js'),
      '--json',
      '--forceExit',
      '--outputFile',
      report,
      '--maxWorkers=1',
      '--cacheDirectory',
      tree.path('cache'),
      '--testNamePattern',
      escaped(test),
      path.relative(workspace, spec),
    ],
    { cwd: tree.path(workspace), output: tree.path('run.log') },
  );
  return fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : undefined;
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
