const setUp = /^\(before(All|Each)\)$/;
const notStarted = /the API did not get ready|is older than .+ npm run build|ERR_MODULE_NOT_FOUND/;

/** Returns whether the spec of a weakening detects it, and the duration of the run in seconds. */
export async function verdictOf(weakening, runs) {
  const began = performance.now();
  const outcome =
    unfit(weakening, await runs.intact(weakening.spec)) ??
    evaluate(weakening, await runs.weakened(weakening));
  return { ...outcome, seconds: (performance.now() - began) / 1000 };
}

/**
 * Returns the reason for which the test cannot detect the weakening: it does not pass with the
 * unchanged code. Undefined if it passes.
 */
export function unfit({ test }, report) {
  const broken = brokenIn(report);
  if (broken) return broken;
  const named = testsNamed(test, report);
  if (named.some(hasFailed))
    return missed('always red', `It fails without the weakening too.\n${messagesOf(named)}`);
  return named.some(({ status }) => status === 'passed')
    ? undefined
    : missed('nothing', 'No test has this name.');
}

/**
 * Returns whether the test detected the weakening: it must have run and failed. A test that could
 * not be loaded or started does not count.
 */
export function evaluate({ test }, report) {
  if (report === null)
    return missed('not begun', 'The text that it replaces is not in the file exactly once.');
  const broken = brokenIn(report);
  if (broken) return broken;
  const named = testsNamed(test, report);
  if (!named.some(hasFailed)) return missed('green', 'The spec passes all the same.');
  return notStarted.test(messagesOf(named))
    ? missed('not started', messagesOf(named))
    : { noticed: true, outcome: 'red' };
}

/**
 * Returns the reason for which a run has no usable result: no report, a file that could not be
 * loaded, or a failed preparation. Undefined if the result is usable.
 */
function brokenIn(report) {
  if (!report) return missed('broken', 'No report was written.');
  if (report.numRuntimeErrorTestSuites > 0) {
    return missed('broken', report.testResults.map(({ message }) => message).join('\n'));
  }
  const preparations = assertionsOf(report).filter(
    (one) => setUp.test(one.title) && hasFailed(one),
  );
  return preparations.length > 0 ? missed('not started', messagesOf(preparations)) : undefined;
}

/**
 * Returns the named tests of a report. A name may contain only the test's title, or also the titles
 * of its groups.
 */
function testsNamed(name, report) {
  return assertionsOf(report).filter(
    ({ ancestorTitles, title }) =>
      !title.startsWith('(') && [...ancestorTitles, title].join(' ').includes(name),
  );
}

function assertionsOf(report) {
  return report.testResults.flatMap(({ assertionResults }) => assertionResults);
}

function hasFailed({ status }) {
  return status === 'failed';
}

function messagesOf(assertions) {
  return assertions.flatMap(({ failureMessages }) => failureMessages).join('\n');
}

function missed(outcome, detail) {
  return { noticed: false, outcome, detail };
}
