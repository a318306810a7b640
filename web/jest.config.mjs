// The tests run in a time zone with an odd offset, so that code depending on the machine's zone
// fails.
process.env.TZ = 'Asia/Kathmandu';

const swc = (parser) => ({
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', ...parser },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
});

export default {
  testEnvironment: 'node',
  // Resolves `shared` to its sources, so that a change in `shared` needs no build before the tests.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc()], '^.+\\.tsx$': ['@swc/jest', swc({ tsx: true })] },
};
