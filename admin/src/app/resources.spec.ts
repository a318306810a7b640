import { texts } from '../locales/fr.ts';
import { resources } from './resources.ts';

const withoutForms = (texts: object) => [
  ...new Set(Object.keys(texts).map((key) => key.replace(/_(one|many|other)$/, ''))),
];

test('list column headings are defined under the name of their resource', () => {
  const named = resources.map(({ name }) => name).filter((name) => name in texts.resources);
  expect(Object.keys(texts.resources)).toEqual(named);
  expect(Object.values(texts.resources).map(withoutForms)).toEqual([
    ['name', 'fields'],
    ['name', 'fields'],
  ]);
});
