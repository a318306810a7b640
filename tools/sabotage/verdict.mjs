const setUp = /^\(before(All|Each)\)$/;
const notStarted = /the API did not get ready|is older than .+ npm run build|ERR_MODULE_NOT_FOUND/;

/** Whether the spec that is named for a weakening notices it, and how long the run took. */
export async function verdictOf(weakening, runs) {
  const began = performance.now();
  const said =
    unfit(weakening, await runs.intact(weakening.spec)) ??
    judge(weakening, await runs.weakened(weakening));
  return { ...said, seconds: (performance.now() - began) / 1000 };
}

/** Why the named test can notice nothing: it does not pass while nothing is weakened. */
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
 * Only the named test counts, if it ran and failed. A test that cannot be loaded or started does
 * not count.
 */
export function judge({ test }, report) {
  if (report === null)
    return missed('not begun', 'The text that it replaces is not in the file exactly once.');
  const broken = brokenIn(report);
  if (broken) return broken;
  const named = testsNamed(test, report);
  if (!named.some(hasFailed)) return missed('green', 'The spec passes all the same.');
  return notStarted.test(messagesOf(named))
    ? missed('not started', messagesOf(named))
    : { noticed: true, said: 'red' };
}

/** A run without a report, a file that could not be loaded, or a preparation that failed. */
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
 * One test runner names tests by their titles alone, another also by the titles of their groups.
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

function missed(said, detail) {
  return { noticed: false, said, detail };
}
