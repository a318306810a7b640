// A zone with an odd offset: a rule that leans on the machine's own zone fails here.
process.env.TZ = 'Asia/Kathmandu';

/** All files share one process and the modules it has loaded: loading the product anew took each file four seconds. */
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
