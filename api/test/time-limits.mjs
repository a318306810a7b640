// Maximum time of a test in milliseconds. The test runner has no limit, so this wrapper lets a test
// that exceeds its limit fail, and the run continues.
const LIMIT_MS = 300_000;

const limited =
  (run, limitMs = LIMIT_MS) =>
  async (...args) => {
    let timer;
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`took longer than ${limitMs} ms`)), limitMs);
    });
    try {
      await Promise.race([run(...args), late]);
    } catch (error) {
      throw withCause(error);
    } finally {
      clearTimeout(timer);
    }
  };

/** Appends the cause to an error's stack, because the test runner prints only the stack. */
function withCause(error) {
  if (error?.cause?.stack) error.stack += `\nCaused by: ${error.cause.stack}`;
  return error;
}

for (const hook of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const declare = globalThis[hook];
  globalThis[hook] = (run, limitMs) => declare(limited(run, limitMs));
}

const { test } = globalThis;
const each =
  (...table) =>
  (title, run, limitMs) =>
    test.each(...table)(title, limited(run, limitMs));
globalThis.test = Object.assign((title, run, limitMs) => test(title, limited(run, limitMs)), {
  each,
});
