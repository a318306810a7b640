import { bookings } from '../bookings/index.ts';
import { fr } from '../locales/fr.ts';
import { subscriptions } from '../subscriptions/index.ts';

test('list column headings are defined under the name of their resource', () => {
  expect(Object.keys(fr.resources)).toEqual([bookings.name, subscriptions.name]);
  expect(Object.values(fr.resources).map(Object.keys)).toEqual([
    ['name', 'fields'],
    ['name', 'fields'],
  ]);
});
