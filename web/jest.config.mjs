// The tests run in a time zone with an odd offset, so that code depending on the machine's zone
// fails.
process.env.TZ = 'Asia/Kathmandu';

// The request classes of `shared`, which the forms validate with, have decorators.
const swc = (parser) => ({
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true, ...parser },
    transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
});

export default {
  // A spec that needs a document names its environment: `@jest-environment jsdom`.
  testEnvironment: 'node',
  // Resolves `shared` to its sources, so that a change in `shared` needs no build before the tests.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  setupFiles: ['<rootDir>/test/encoders.ts'],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/no-styles.ts' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc()], '^.+\\.tsx$': ['@swc/jest', swc({ tsx: true })] },
};
