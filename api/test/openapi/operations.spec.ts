import { CALLS } from '@five/shared/contract/calls';
import type { Call, RoleBodies } from '@five/shared/platform/call';
import type { RequestClass } from '@five/shared/platform/nested';
import type { OpenApi } from '../../src/platform/openapi/document.ts';
import { codesOfRequest } from '../../src/platform/openapi/request-schema.ts';
import { responsesOf } from '../contract.ts';
import { createWorld, type World } from '../world.ts';
import { operationsOf } from './operations.ts';

/** The first words of operation ids. */
const VERBS = new Set(
  (
    'accept ask block cancel change close confirm count create decline delete dismiss dispute ' +
    'draw export freeze get hide import invite leave like list lock login logout mark merge ' +
    'offer open pay plan preview quote read refuse register reinstate reopen report reset retry ' +
    'reverse send settle stop suspend take unblock unhide unlock update validate verify warn ' +
    'withdraw'
  ).split(' '),
);

let world: World;
let document: OpenApi;

beforeAll(async () => {
  world = await createWorld();
  document = (await world.http.get('/api/openapi.json').expect(200)).body as OpenApi;
});
afterAll(() => world.close());

const operations = () => operationsOf(document);

test('operation ids are unique, in lowerCamelCase, and begin with a verb', () => {
  const ids = operations().map(({ operation }) => operation.operationId as string);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(?:[A-Z][a-z]+)*$/.test(id))).toEqual([]);
  expect(ids.filter((id) => !VERBS.has(/^[a-z]+/.exec(id)?.[0] ?? ''))).toEqual([]);
});

test.each([
  ['GET /api/bookings', 'listBookings'],
  ['GET /api/bookings/{reference}', 'getBooking'],
  ['POST /api/open_matches', 'createOpenMatch'],
  ['PUT /api/pricings/{reference}', 'updatePricing'],
  ['DELETE /api/promos/{reference}', 'deletePromo'],
  ['POST /api/series/{reference}/confirm', 'confirmSeries'],
  ['POST /api/bank_lines/{reference}/dismiss', 'dismissBankLine'],
  ['POST /api/bookings/{reference}/proof/refuse', 'refuseBookingProof'],
  ['POST /api/discussions/{reference}/replies', 'createDiscussionReply'],
  ['GET /api/users/{reference}/sessions', 'listUserSessions'],
  ['POST /api/bookings/{reference}/hours', 'payBooking'],
])('the id of %s is %s', (call, id) => {
  const found = operations().find((one) => one.call === call);
  expect(found?.operation.operationId).toBe(id);
});

test('operations declare a parameter for each brace of their path, each with a description', () => {
  for (const { path, operation } of operations()) {
    const parameters = operation.parameters as { in: string; name: string; description?: string }[];
    const declared = parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => `{${name}}`);
    expect(declared).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(parameters.filter(({ description = '' }) => !description.endsWith('.'))).toEqual([]);
  }
});

test('each operation has one declared tag, and describes its body and its responses', () => {
  const tags = document.tags.map(({ name }) => name);
  const used = operations().map(({ operation }) => (operation.tags as string[]).join());
  expect([...new Set(used)].sort()).toEqual([...tags].sort());
  const described = operations().flatMap(({ call, operation }) =>
    [operation.requestBody ?? [], ...Object.values(responsesOf(document, operation))]
      .flat()
      .map((part) => ({ call, description: (part as { description?: string }).description ?? '' })),
  );
  expect(described.filter(({ description }) => !/[.`]$/.test(description))).toEqual([]);
});

test('error responses that several calls have are stored once', () => {
  const inline = operations().flatMap(({ operation }) =>
    Object.values(operation.responses as object).filter(
      (response: { $ref?: string; description?: string }) =>
        response.$ref === undefined &&
        /^[^`]*: `[A-Z_]+`(?:, `[A-Z_]+`){0,2}\.$/.test(response.description ?? ''),
    ),
  );
  expect(inline).toEqual([]);
  expect(responsesOf(document, document.paths['/api/waiting']?.post ?? {})['403']).toMatchObject({
    description: expect.stringContaining('`AUTH_UNVERIFIED`') as string,
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            { properties: { code: { enum: ['AUTH_UNVERIFIED'] } } },
          ],
        },
      },
    },
  });
});

const bodies = (body: RoleBodies): RequestClass[] => [...new Set(Object.values(body))];

/** The codes of all error responses of a call, as their descriptions list them. */
const codesOf = (call: string): string[] =>
  operations()
    .filter((one) => one.call === call)
    .flatMap(({ operation }) => Object.values(responsesOf(document, operation)))
    .flatMap(({ description }) => (description ?? '').match(/(?<=`)[A-Z_]+(?=`)/g) ?? []);

test.each([
  ['POST /api/auth/field/password', 'AUTH_PASSWORD_DESK'],
  ['POST /api/auth/field/reset/password', 'AUTH_PASSWORD_DESK'],
  ['POST /api/auth/field/account/verify', 'AUTH_EMAIL_TAKEN'],
  ['DELETE /api/auth/field', 'USER_LAST_ADMIN'],
  ['PUT /api/venue', 'AUTH_PHONE_INVALID'],
  ['POST /api/bookings_get_price', 'BOOKING_SLOT_TAKEN'],
  ['POST /api/blocks', 'BOOKING_TIME_SKIPPED'],
  ['POST /api/tournament_matches', 'BOOKING_TIME_SKIPPED'],
  ['PUT /api/tournament_matches/{reference}', 'BOOKING_TIME_SKIPPED'],
  ['POST /api/open_matches/{reference}/withdraw', 'OPEN_MATCH_CLOSED'],
  ['POST /api/match_asks/{reference}/decline', 'OPEN_MATCH_CLOSED'],
])('%s declares %s, which its service throws', (call, code) => {
  expect(codesOf(call)).toContain(code);
});

test('calls declare no code that is thrown only elsewhere', () => {
  expect(codesOf('POST /api/bookings')).not.toContain('ADDON_ARCHIVED');
  expect(codesOf('POST /api/bookings_get_price')).not.toContain('BOOKING_ADDON_OUT_OF_STOCK');
  expect(codesOf('POST /api/blocks')).not.toContain('BOOKING_SLOT_TAKEN');
});

test('calls list each code once, and none that their bodies declare', () => {
  const repeated = Object.entries(CALLS as Readonly<Record<string, Call>>).flatMap(
    ([call, { errors = [], body }]) => {
      const requests = body === undefined ? [] : typeof body === 'function' ? [body] : bodies(body);
      const known = requests.flatMap((request) => codesOfRequest(request));
      return errors
        .filter((code, index) => known.includes(code) || errors.indexOf(code) !== index)
        .map((code) => `${call}: ${code}`);
    },
  );
  expect(repeated).toEqual([]);
});
