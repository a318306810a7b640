import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { codeOfViolations, violationTextKeys } from './checks/violations.ts';
import { CHECK_SCHEMAS } from './check-schemas.ts';
import { checkRequest } from './check-request.ts';
import {
  Decimal,
  Flag,
  Instant,
  Items,
  Line,
  Nullable,
  OneOf,
  Optional,
  Paragraph,
  PersonName,
  Secret,
  SomeOf,
  WebAddress,
  WholeNumber,
} from './checks.ts';
import { Nested, NestedList, nestedClassOf } from './nested.ts';

class Part {
  @Line(5) text: string;
  @Optional() @WholeNumber(1, 9) count?: number;
}

class Base {
  @Optional() @NestedList(() => Part, 3, 1) parts?: Part[];
}

class Sample extends Base {
  @Line(10) title: string;
  @Optional() @Flag() flag?: boolean;
  @Nullable() @OneOf(['a', 'b']) letter?: string | null;
  @Optional() @Nested(() => Part) part?: Part;
  @Optional() @SomeOf([1, 2, 3]) days?: number[];
  @Optional() @Items(2) things?: unknown[];
  @Optional() @Instant() at?: string;
  @Optional() @Decimal(0, 1) share?: number;
  @Optional() @WebAddress() link?: string;
}

const wrong = (body: unknown): Record<string, string> =>
  Object.fromEntries(checkRequest(Sample, body).violations.map(({ field, key }) => [field, key]));

test('a right body becomes a request, nested ones included', () => {
  const { request } = checkRequest(Sample, {
    title: 'مرحبا ⚽',
    parts: [{ text: 'a', count: 2 }],
    part: { text: 'b' },
    letter: null,
    days: [3, 1],
    at: '2026-11-21T19:00:00Z',
    share: 0.5,
    link: 'https://a.ma',
  });
  expect(request).toBeInstanceOf(Sample);
  expect(request?.title).toBe('مرحبا ⚽');
  expect(request?.parts?.[0]).toBeInstanceOf(Part);
  expect(request?.part).toBeInstanceOf(Part);
});

test.each([null, undefined, 'text', 7, [], [{ title: 'x' }]])('a body %p is no object', (body) => {
  expect(checkRequest(Sample, body)).toEqual({
    request: null,
    violations: [{ field: '', key: 'object', parameters: {} }],
  });
});

test('an unknown field is refused by its name, in nested requests too', () => {
  expect(wrong({ title: 'x', admin: true })).toEqual({ admin: 'unknownField' });
  expect(wrong({ title: 'x', parts: [{ text: 'a', price: 1 }] })).toEqual({
    'parts.0.price': 'unknownField',
  });
});

test('fields that would change what the request is are refused, not obeyed', () => {
  expect(wrong(JSON.parse('{"title":"x","__proto__":{"flag":1}}'))).toEqual(
    JSON.parse('{"__proto__":"unknownField"}'),
  );
  expect(wrong({ title: 'x', constructor: {} })).toEqual({ constructor: 'unknownField' });
  expect(wrong({ title: 'x', part: { text: 'a', constructor: 1 } })).toEqual({
    'part.constructor': 'unknownField',
  });
  expect(wrong({ title: 'x', parts: [{ text: 'a' }, { text: 'a', prototype: 1 }] })).toEqual({
    'parts.1.prototype': 'unknownField',
  });
});

test('left out is not null', () => {
  expect(wrong({ title: 'x', flag: null })).toEqual({ flag: 'required' });
  expect(wrong({ title: 'x', part: null })).toEqual({ part: 'required' });
  expect(wrong({ title: 'x', parts: null })).toEqual({ parts: 'required' });
  expect(wrong({ title: 'x', letter: null })).toEqual({});
  expect(wrong({})).toEqual({ title: 'required' });
});

test('each wrong field is named with its path and the bounds it broke', () => {
  const { violations } = checkRequest(Sample, {
    title: 'x',
    parts: [{ text: 'a' }, { text: 'abcdef', count: 10 }],
  });
  expect(violations).toEqual([
    { field: 'parts.1.text', key: 'tooLong', parameters: { min: 1, max: 5 } },
    { field: 'parts.1.count', key: 'tooLarge', parameters: { min: 1, max: 9 } },
  ]);
});

test.each([
  [{ parts: [] }, { parts: 'items' }],
  [{ parts: {} }, { parts: 'items' }],
  [{ parts: [1] }, { parts: 'object' }],
  [{ parts: [null] }, { parts: 'object' }],
  [{ parts: [[]] }, { parts: 'object' }],
  [{ parts: Array.from({ length: 100_000 }, () => ({})) }, { parts: 'items' }],
  [{ part: [] }, { part: 'object' }],
  [{ part: [{ text: 'a' }] }, { part: 'object' }],
  [{ part: 'a' }, { part: 'object' }],
  [{ days: [] }, { days: 'choice' }],
  [{ days: [1, 1] }, { days: 'choice' }],
  [{ days: ['1'] }, { days: 'choice' }],
  [{ days: 1 }, { days: 'choice' }],
  [{ days: [1, 2, 3, 1] }, { days: 'choice' }],
  [{ things: [1, 2, 3] }, { things: 'items' }],
  [{ things: 'ab' }, { things: 'items' }],
  [{ letter: 'c' }, { letter: 'choice' }],
  [{ letter: ['a'] }, { letter: 'choice' }],
  [{ letter: '' }, { letter: 'required' }],
  [{ at: '2026-02-30T00:00:00Z' }, { at: 'instant' }],
  [{ share: 2 }, { share: 'tooLarge' }],
  [{ link: 'javascript:1' }, { link: 'url' }],
])('%j is refused at %j', (fields, expected) => {
  expect(wrong({ title: 'x', ...fields })).toEqual(expected);
});

test('a hostile body gets at most 50 answers, each with a short field name', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 1]));
  expect(checkRequest(Sample, { title: 'x', ...many }).violations).toHaveLength(50);
  const [first] = checkRequest(Sample, { title: 'x', ['k'.repeat(90_000)]: 1 }).violations;
  expect(first?.field).toHaveLength(100);
});

test('servers that read design metadata build the same nested requests', () => {
  const request = plainToInstance(Sample, {
    title: 'x',
    part: { text: 'a' },
    parts: [{ text: 'b' }],
  });
  expect(request.part).toBeInstanceOf(Part);
  expect(request.parts?.[0]).toBeInstanceOf(Part);
  expect(nestedClassOf(Sample, 'parts')).toBe(Part);
  expect(nestedClassOf(Sample, 'title')).toBeUndefined();
});

test("the text of a violation is the field's own sentence first, then the general one", () => {
  expect(violationTextKeys({ field: 'addons.0.quantity', key: 'tooLarge' })).toEqual([
    'fields.quantity.tooLarge',
    'tooLarge',
  ]);
  expect(violationTextKeys({ field: '', key: 'object' })).toEqual(['fields..object', 'object']);
});

test('a refusal has the code of the one rule it breaks, else the general one', () => {
  const violation = {
    field: 'x',
    key: 'email',
    parameters: {},
    code: 'AUTH_EMAIL_INVALID',
  } as const;
  expect(codeOfViolations([violation])).toBe('AUTH_EMAIL_INVALID');
  expect(codeOfViolations([violation, { field: 'y', key: 'required', parameters: {} }])).toBe(
    'VALIDATION_FAILED',
  );
  expect(codeOfViolations([violation, { ...violation, code: 'AUTH_PHONE_INVALID' }])).toBe(
    'VALIDATION_FAILED',
  );
  expect(codeOfViolations([{ ...violation, key: 'required' }])).toBe('VALIDATION_FAILED');
  expect(codeOfViolations([])).toBe('VALIDATION_FAILED');
});

test('every check that a request uses has its schema', () => {
  const names = [Sample, Part].flatMap((type) =>
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', true, false)
      .map(({ name }) => name),
  );
  const own = names.filter((name) => name !== undefined);
  expect(own.filter((name) => !(name in CHECK_SCHEMAS))).toEqual([]);
});

class Texts {
  @PersonName(60) name: string;
  @Paragraph(200) message: string;
  @Secret(60) password: string;
  @NestedList(() => Texts, 3) @Optional() more?: Texts[];
}
class MoreTexts extends Texts {}

test('texts are composed, without invisible characters at any depth; passwords unchanged', () => {
  const typed = {
    name: ' \u202bRene\u0301e\u00a0 Ben\u200d\u202c',
    message: 'Cafe\u0301 👨\u200d👩\u200d👧\u200e',
    password: 'e\u0301\u200b',
  };
  const clean = {
    name: 'Ren\u00e9e Ben',
    message: 'Caf\u00e9 👨\u200d👩\u200d👧',
    password: 'e\u0301\u200b',
  };
  const body = { ...typed, more: [typed] };
  expect(checkRequest(MoreTexts, body).request).toEqual({ ...clean, more: [clean] });
  expect(plainToInstance(MoreTexts, body)).toEqual({ ...clean, more: [clean] });
  expect(
    checkRequest(MoreTexts, { ...typed, name: '\u202b\u3164', message: 7 }).violations.map(
      ({ field, key }) => [field, key],
    ),
  ).toEqual([
    ['name', 'required'],
    ['message', 'text'],
  ]);
});
