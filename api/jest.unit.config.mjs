import config from './jest.config.mjs';

const { globalSetup, globalTeardown, ...rest } = config;

/** Configuration of the specs in `src`, which need no database. */
export default { ...rest, roots: ['<rootDir>/src'] };
