import { integer, nullable, object, text } from '@five/shared/platform/schema';
import { answerOf } from './answer-of.ts';

const example = object('Example', { id: text(), note: nullable(text()), hours: integer() });

test('an answer has the fields of its schema, in their order, and no others', () => {
  const record = { hours: 2, secret: 'x', note: null, id: 7 };
  const answer = answerOf(example, record, { id: 'B-1' });
  expect(JSON.stringify(answer)).toBe('{"id":"B-1","note":null,"hours":2}');
});

test('a computed field replaces the one of the record', () => {
  expect(answerOf(example, { id: 'a', note: 'b', hours: 1 }, { hours: 3 })).toEqual({
    id: 'a',
    note: 'b',
    hours: 3,
  });
});
