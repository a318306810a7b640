import { bookings } from '../bookings/index.ts';
import { texts } from '../locales/fr.ts';
import { subscriptions } from '../subscriptions/index.ts';

const withoutForms = (texts: object) => [
  ...new Set(Object.keys(texts).map((key) => key.replace(/_(one|many|other)$/, ''))),
];

test('list column headings are defined under the name of their resource', () => {
  expect(Object.keys(texts.resources)).toEqual([bookings.name, subscriptions.name]);
  expect(Object.values(texts.resources).map(withoutForms)).toEqual([
    ['name', 'fields'],
    ['name', 'fields'],
  ]);
});
