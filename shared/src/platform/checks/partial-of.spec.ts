import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { About, descriptionOf } from './about.ts';
import { Flag, Line, Nullable, Optional, WholeNumber } from '../checks.ts';
import { checkRequest } from '../check-request.ts';
import { Nested } from '../nested.ts';
import { partialOf } from './partial-of.ts';

class InnerRequest {
  @Line(10) text: string;
}

class BaseRequest {
  @Optional() @Flag() removed?: boolean;
}

class CreateRequest {
  @Line(5) code: string;
  @About('Name of the thing.') @Line(5) name: string;
  @Nullable() @WholeNumber(1, 9) count?: number | null;
  @About('Whether it is active; default true.') @Optional() @Flag() active?: boolean;
  @Nested(() => InnerRequest) inner: InnerRequest;
}

class UpdateRequest extends partialOf(CreateRequest, {
  omit: ['code'],
  base: BaseRequest,
  about: { active: 'Whether it is active.' },
}) {}

const violationsOf = (body: object) =>
  checkRequest(UpdateRequest, body).violations.map(({ field, key }) => `${field} ${key}`);

test('every field may be omitted, and only fields that accepted null accept it', () => {
  expect(violationsOf({})).toEqual([]);
  expect(violationsOf({ count: null })).toEqual([]);
  expect(violationsOf({ name: null, active: null })).toEqual(['name required', 'active required']);
});

test('checks keep the order of the class, and those of the base follow', () => {
  const body = { removed: 1, inner: { text: 1 }, active: 1, count: 0, name: 'too long' };
  expect(violationsOf(body).map((one) => one.split(' ')[0])).toEqual([
    'name',
    'count',
    'active',
    'inner.text',
    'removed',
  ]);
});

test('an omitted field is refused, and the first class keeps its required fields', () => {
  expect(violationsOf({ code: 'A' })).toEqual(['code unknownField']);
  expect(checkRequest(CreateRequest, {}).violations.map(({ field }) => field)).toEqual([
    'code',
    'name',
    'inner',
  ]);
});

test('texts are normalized and nested objects get their class, on pages and in the API', () => {
  const body = { name: 'a\u200Bb', inner: { text: 'c' } };
  const instance = plainToInstance(UpdateRequest, body);
  expect([instance.name, instance.inner]).toEqual(['ab', expect.any(InnerRequest)]);
  expect(checkRequest(UpdateRequest, body).request?.name).toBe('ab');
});

test('descriptions are kept unless others are given', () => {
  expect([descriptionOf(UpdateRequest, 'name'), descriptionOf(UpdateRequest, 'active')]).toEqual([
    'Name of the thing.',
    'Whether it is active.',
  ]);
});
