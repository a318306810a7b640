import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { at } from './lib/workspace.mjs';

/**
 * Settings without an input in the back-office: the time zone and its dated overrides can only be
 * set through the API.
 */
const WITHOUT_INPUT = new Set(['timeZone', 'zoneOverrides']);

test('each venue settings field that the API accepts has an input in the back-office', () => {
  const request = fs.readFileSync(at('shared/src/venue/venue.requests.ts'), 'utf8');
  const nested = { policies: 'PoliciesRequest', legal: 'LegalIdentityRequest' };
  const names = fieldsOf(request, 'UpdateVenueRequest').filter((name) => !(name in nested));
  const within = Object.entries(nested).flatMap(([prefix, type]) =>
    fieldsOf(request, type).map((name) => `${prefix}.${name}`),
  );
  assert.ok(
    names.length > 15 && within.length > 10,
    `only ${names.length} and ${within.length} fields were read`,
  );
  const screens = screensText();
  const missing = [...names, ...within].filter(
    (name) => !WITHOUT_INPUT.has(name) && !isEdited(screens, name),
  );
  assert.deepEqual(missing, []);
});

function fieldsOf(source, type) {
  const body = source.split(`export class ${type} {`)[1]?.split('\n}')[0] ?? '';
  return [...body.matchAll(/\)\s+(\w+)\??: [^;]+;$/gm)].map(([, name]) => name);
}

function screensText() {
  const folder = at('admin/src/settings');
  const files = fs.readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.tsx'));
  return files.map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
}

function isEdited(screens, name) {
  return [`source="${name}"`, `source="${name}.`, `source: '${name}'`].some((use) =>
    screens.includes(use),
  );
}
