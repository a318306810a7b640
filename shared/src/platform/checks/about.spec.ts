import { About, descriptionOf } from './about.ts';
import { about, NAME, nullable, object, text } from '../schema.ts';

class Person {
  @About('The full name.')
  name: string;
  city: string;
}
class Player extends Person {
  @About('Number on the shirt.')
  number: number;
}
class Guest extends Person {
  @About('The name as the guest gave it.')
  override name = '';
}

test('a field is described by its class, else by a class that it extends', () => {
  expect(descriptionOf(Player, 'number')).toBe('Number on the shirt.');
  expect(descriptionOf(Player, 'name')).toBe('The full name.');
  expect(descriptionOf(Guest, 'name')).toBe('The name as the guest gave it.');
});

test('a field without a description, and a field of another class, have none', () => {
  expect(descriptionOf(Person, 'city')).toBeUndefined();
  expect(descriptionOf(Person, 'number')).toBeUndefined();
});

test('a description of a named object does not become part of its component', () => {
  const person = object('Person', { name: text() });
  const described = about('The captain.', person);
  expect(described).toEqual({ allOf: [person], description: 'The captain.' });
  expect(NAME in described).toBe(false);
  expect(about('The name.', text())).toEqual({ type: 'string', description: 'The name.' });
});

test('a value that may be null keeps the description of the value', () => {
  expect(nullable(about('The city.', text()))).toEqual({
    anyOf: [{ type: 'string' }, { type: 'null' }],
    description: 'The city.',
  });
  const person = object('Person', { name: text() });
  expect(nullable(person)).toEqual({ anyOf: [person, { type: 'null' }] });
});
