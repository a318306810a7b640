// The tests run in a time zone with an odd offset, so that code depending on the machine's zone
// fails.
process.env.TZ = 'Asia/Kathmandu';

/**
 * All test files share one process and its module cache: with one process per file, loading the
 * application would take four seconds each time.
 */
export default {
  runner: 'jest-light-runner',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  transform: {},
  setupFiles: ['<rootDir>/test/setup.mjs'],
  setupFilesAfterEnv: ['<rootDir>/test/time-limits.mjs'],
  globalSetup: '<rootDir>/test/database-start.mjs',
  globalTeardown: '<rootDir>/test/database-stop.mjs',
};
