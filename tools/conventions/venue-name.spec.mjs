import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { at, repositoryFiles } from '../lib/workspace.mjs';

/** Tests and demo data, which may have the name of the demo, and migrations, which are fixed. */
const MAY_NAME_IT = [
  /\.spec\.[a-z]+$/,
  /^(?:api\/test|e2e|api\/src\/seed|tools\/demo-pictures)\//,
  /^api\/src\/platform\/database\/migrations\//,
];
/** The name of the demo venue. */
const NAME = /Five Arena/;

test('only demo data, tests and migrations have the name of the demo venue', () => {
  const found = repositoryFiles()
    .filter((file) => !MAY_NAME_IT.some((path) => path.test(file)))
    .filter((file) => NAME.test(fs.readFileSync(at(file), 'latin1')));
  assert.deepEqual(found, []);
});
