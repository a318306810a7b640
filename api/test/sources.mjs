import fs from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const swc = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

const isSpec = (url) => /\.spec\.ts\?/.test(url);
/**
 * Code appended to each spec file. It closes open connections, because the process continues with
 * the next file.
 */
const ENDING =
  `\nimport { closeOpenConnections as $closeOpenConnections } from ` +
  `${JSON.stringify(import.meta.resolve('./close-database.ts'))};\n` +
  `afterAll($closeOpenConnections);\n`;

const isSource = (url) => url.startsWith('file:') && /\.ts(\?|$)/.test(url);

/**
 * Loads the TypeScript sources of the API and of `shared` directly, including decorators, so that
 * tests need no build.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...context.conditions, 'source'] }),
  load(url, context, next) {
    if (!isSource(url)) return next(url, context);
    const filename = fileURLToPath(url.replace(/\?.*/, ''));
    const source = fs.readFileSync(filename, 'utf8') + (isSpec(url) ? ENDING : '');
    return {
      format: 'module',
      shortCircuit: true,
      source: transformSync(source, { ...swc, filename }).code,
    };
  },
});
process.setSourceMapsEnabled(true);
