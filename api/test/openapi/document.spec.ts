import { CALLS } from '@five/shared/contract/calls';
import { SETTINGS } from '../../src/platform/config/config.module.ts';
import type { Settings } from '../../src/platform/config/settings.ts';
import type { OpenApi } from '../../src/platform/openapi/document.ts';
import type { RouteTable } from '../../src/platform/http/route-table.ts';
import { ownSources, pagePolicy } from '../../src/platform/site/content-policy.ts';
import { scriptHashes } from '../../src/platform/site/html.ts';
import { Contract, responsesOf } from '../contract.ts';
import { createWorld, type World } from '../world.ts';
import { operationsOf } from './operations.ts';

let world: World;
let document: OpenApi;

beforeAll(async () => {
  world = await createWorld();
  document = (await world.http.get('/api/openapi.json').expect(200)).body as OpenApi;
});
afterAll(() => world.close());

const operations = () => operationsOf(document);

function runningRoutes(): string[] {
  const { routeTable } = world.app.getHttpAdapter().getInstance() as unknown as {
    routeTable: RouteTable;
  };
  return routeTable.routes
    .filter((route) => !/^(HEAD|OPTIONS) /.test(route))
    .map((route) => route.replace(/:([A-Za-z]+)/g, '{$1}'));
}

/**
 * Replaces the path parameter name `id` by `reference`. The OpenAPI document always uses
 * `reference`; the handlers use either name.
 */
const oneWord = (route: string) => route.replace('{id}', '{reference}');

test('the OpenAPI document is identical in each encoding; a matching ETag gets 304', async () => {
  const { headers } = await world.http
    .get('/api/openapi.json')
    .set('accept-encoding', 'br')
    .expect(200)
    .expect('content-type', 'application/json; charset=utf-8')
    .expect('content-encoding', 'br')
    .expect('vary', 'Authorization, Accept-Language, Accept-Encoding');
  expect(Number(headers['content-length'])).toBeLessThan(100_000);
  await world.http
    .get('/api/openapi.json')
    .set('accept-encoding', 'identity')
    .expect(200)
    .expect('etag', String(headers.etag));
  await world.http
    .get('/api/openapi.json')
    .set({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    .expect(304);
});

test('the document lists every route that runs, and no other', () => {
  expect(
    operations()
      .map(({ call }) => call)
      .sort(),
  ).toEqual(runningRoutes().map(oneWord).sort());
});

test('every route is in the table of calls, and every row of the table is a route', () => {
  expect(
    runningRoutes().filter((route) => !Object.hasOwn(CALLS, route.replace(' /api/', ' '))),
  ).toEqual([]);
  const routes = operations()
    .map(({ call }) => call.replace(' /api/', ' '))
    .sort();
  expect(Object.keys(CALLS).map(oneWord).sort()).toEqual(routes);
});

test('every reference of the document leads somewhere, and every schema can be compiled', () => {
  const contract = new Contract(document);
  const answered = operations().flatMap(({ call, path, operation }) =>
    Object.entries(responsesOf(document, operation)).map(([status, { content = {} }]) => ({
      method: call.split(' ')[0] ?? '',
      path,
      status: Number(status),
      type: Object.keys(content)[0] ?? '',
    })),
  );
  for (const { method, path, status, type } of answered)
    contract.faults(method, path, { status, headers: { 'content-type': type }, body: null });
  const references = [
    ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([a-z]+\/[A-Za-z]+)"/g),
  ].map(([, name = '']) => name);
  const named = ['schemas', 'responses'].flatMap((kind) =>
    Object.keys(document.components[kind] as object).map((name) => `${kind}/${name}`),
  );
  expect(named.sort()).toEqual([...new Set(references)].sort());
});

/** Names of fields that need no description. */
const SELF_EVIDENT = [
  'name',
  'firstName',
  'fullName',
  'email',
  'address',
  'city',
  'profession',
  'title',
];

interface FieldSchema {
  description?: string;
  const?: unknown;
  type?: unknown;
}

/** The fields of all bodies and answers, by `Component.field` or `POST /path.field` of a form. */
function fieldsOfDocument(): [string, FieldSchema][] {
  type Schema = { properties?: Record<string, FieldSchema> };
  const forms = operations().flatMap(({ call, operation }) => {
    const { content = {} } = (operation.requestBody ?? {}) as { content?: Record<string, unknown> };
    const form = content['multipart/form-data'] as { schema: Schema } | undefined;
    return form ? [[call, form.schema] as const] : [];
  });
  return [
    ...Object.entries(document.components.schemas as Record<string, Schema>),
    ...forms,
  ].flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(([field, schema]): [string, FieldSchema] => [
      `${name}.${field}`,
      schema,
    ]),
  );
}

test('every field has a description, unless its name or its constant value says all', () => {
  const silent = fieldsOfDocument().filter(
    ([field, { description, type, ...rest }]) =>
      description === undefined &&
      type !== 'null' &&
      !('const' in rest) &&
      !SELF_EVIDENT.includes(field.split('.').at(-1) ?? ''),
  );
  expect(silent.map(([field]) => field)).toEqual([]);
});

test('descriptions are sentences, and say more than the name of their field', () => {
  const bare = (text: string) => text.toLowerCase().replace(/\b(the|a|an|of)\b|[^a-z]/g, '');
  const faults = fieldsOfDocument().filter(
    ([field, { description }]) =>
      description !== undefined &&
      (!/^[A-Z`].*\.$/.test(description) || bare(description) === bare(field.replace(/^.*\./, ''))),
  );
  expect(faults).toEqual([]);
});

test('an object in a form is JSON text, and keeps its description', () => {
  const caption = fieldsOfDocument().find(([field]) => field === 'POST /api/medias.caption')?.[1];
  expect(caption).toEqual({
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { $ref: '#/components/schemas/LineTextsBody' },
    description: 'Caption of the item.',
  });
});

/** Verbs with which the summary of a call may begin. */
const VERBS = new Set(
  (
    'Accept Add Assign Block Cancel Change Check Close Confirm Count Create ' +
    'Decline Delete Dismiss Dispute Download Draw End Erase Exchange Export Freeze Get ' +
    'Hide Import Invite Join Leave Like List Lock Mail Mark Merge Offer Open Order ' +
    'Pay Preview Put Read Record Refuse Register Rename Reopen Reply Report ' +
    'Request Retry Reverse Send Set Settle Show Sign Stop Suspend Unblock Unhide ' +
    'Unlock Update Verify Warn Withdraw'
  ).split(' '),
);

test('a summary is one short sentence that begins with a verb', () => {
  const summaries = operations().map(({ operation }) => String(operation.summary));
  expect(
    summaries.filter(
      (summary) =>
        summary.length > 90 ||
        !/^[^.]+(\.[^. ]+)*\.$/.test(summary) ||
        !VERBS.has(summary.split(/[ ,]/)[0] ?? ''),
    ),
  ).toEqual([]);
});

test('the page lists every call without scripts, under the content policy of a page', async () => {
  const { publicOrigin } = world.app.get<Settings>(SETTINGS);
  const { text, headers } = await world.http
    .get('/api/docs')
    .expect(200)
    .expect('content-type', 'text/html; charset=utf-8')
    .expect(
      'content-security-policy',
      pagePolicy({ ...ownSources(publicOrigin), hashes: [], others: "'none'" }),
    );
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; worker-src 'self'; script-src 'self';/,
  );
  expect(scriptHashes(text)).toEqual([]);
  expect(text).not.toMatch(/(?:src|href)="(?!\/api\/|data:,)/);
  for (const path of Object.keys(document.paths)) expect(text).toContain(`<code>${path}</code>`);
});

test.each([
  ['start.js', 'text/javascript; charset=utf-8'],
  ['swagger-ui.js', 'text/javascript; charset=utf-8'],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
])('the page loads %s from the API, compressed and with an entity tag', async (name, type) => {
  const { headers } = await world.http
    .get(`/api/docs/${name}`)
    .set('accept-encoding', 'br')
    .expect(200)
    .expect('content-type', type)
    .expect('content-encoding', 'br')
    .expect('x-content-type-options', 'nosniff')
    .expect('cache-control', 'public, max-age=0, must-revalidate');
  await world.http
    .get(`/api/docs/${name}`)
    .set({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    .expect(304);
});

test('a file of the package that the page does not use is not served', async () => {
  await world.http.get('/api/docs/swagger-ui-bundle.js.map').expect(404);
  await world.http.post('/api/docs/start.js').expect(405).expect('allow', 'GET, HEAD');
});
