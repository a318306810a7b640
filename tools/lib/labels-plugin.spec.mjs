import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { rolldown } from 'rolldown';
import { labelsPlugin } from './labels-plugin.mjs';
import { locales } from './texts.mjs';
import { at } from './workspace.mjs';

const { note } = JSON.parse(fs.readFileSync(at('shared/src/locales/labels.json'), 'utf8')).booking;

for (const workspace of ['web', 'admin'])
  for (const locale of locales)
    test(`the ${locale} texts of ${workspace} contain no label of another language`, async () => {
      const code = await scriptOf(at(workspace, `src/locales/${locale}.ts`));
      assert.deepEqual(
        locales.filter((other) => code.includes(note[other])),
        [locale],
      );
    });

test('a site that is built gets its labels through the plugin', () => {
  for (const workspace of ['web', 'admin'])
    assert.match(fs.readFileSync(at(workspace, 'vite.config.ts'), 'utf8'), /labelsPlugin\(\)/);
});

/** Returns the script of the texts of one language. */
async function scriptOf(input) {
  const bundle = await rolldown({
    input,
    plugins: [labelsPlugin()],
    resolve: { conditionNames: ['source'] },
  });
  const { output } = await bundle.generate();
  return output.find(({ isEntry }) => isEntry).code;
}
