import { bookings } from '../bookings/index.ts';
import { fr } from '../locales/fr.ts';
import { subscriptions } from '../subscriptions/index.ts';

test('what heads the columns of a list stands under the name of its resource', () => {
  expect(Object.keys(fr.resources)).toEqual([bookings.name, subscriptions.name]);
  expect(Object.values(fr.resources).map(Object.keys)).toEqual([['name', 'fields'], ['name', 'fields']]);
});
