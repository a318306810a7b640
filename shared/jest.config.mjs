// A time zone with an unusual offset, so that rules that wrongly depend on the machine's time zone
// fail.
process.env.TZ = 'Asia/Kathmandu';

const swc = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  setupFiles: ['reflect-metadata'],
};
