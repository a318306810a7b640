// A zone with an odd offset: a rule that leans on the machine's own zone fails here.
process.env.TZ = 'Asia/Kathmandu';

const swc = (parser) => ({ jsc: { target: 'es2024', parser: { syntax: 'typescript', ...parser }, transform: { react: { runtime: 'automatic' } } }, module: { type: 'es6' }, sourceMaps: 'inline' });

export default {
  testEnvironment: 'node',
  // The sources of shared, so that a change there needs no build before the tests see it.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc()], '^.+\\.tsx$': ['@swc/jest', swc({ tsx: true })] },
};
