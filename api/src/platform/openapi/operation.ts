import { PERMISSIONS, needsVerified } from '@five/shared/auth/permissions';
import type { Role } from '@five/shared/auth/roles';
import { ERROR_STATUS, type ErrorCode } from '@five/shared/errors/error-codes';
import { LOCALES } from '@five/shared/locales/locale';
import type { Call } from '@five/shared/platform/call';
import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { failure } from '@five/shared/platform/envelope.contract';
import { schemaOfForm } from '../http/form-fields.ts';
import type { Components } from './components.ts';
import { codesOfRequest, schemaOfRequest } from './request-schema.ts';
import type { Route } from './routes.ts';

type Json = Record<string, unknown>;

/** Builds the operation of a route for the OpenAPI document. */
export function operationOf(route: Route, components: Components): Json {
  const call = route.declaration;
  const body = bodyOf(route, components);
  return {
    operationId: route.call
      .replace(/[^A-Za-z]+(.)?/g, (_, next?: string) => next?.toUpperCase() ?? '')
      .replace(/^[A-Z]+/, (first) => first.toLowerCase()),
    summary: call.summary,
    tags: [route.call.split(' ')[1]?.split(/[/_]/)[0]],
    'x-permission': route.permission,
    'x-roles': rolesOf(route),
    'x-verified-only': needsVerified('player', route.permission),
    security: securityOf(route),
    parameters: [...pathParameters(route), ...headerParameters(route), ...queryParameters(call)],
    ...(body ? { requestBody: body } : {}),
    responses: { ...successOf(route, call, components), ...errorsOf(route, call, components) },
  };
}

const rolesOf = ({ permission }: Route): readonly Role[] => PERMISSIONS[permission];

function securityOf(route: Route): Json[] {
  if (route.ignoresToken) return [{}];
  return rolesOf(route).includes('visitor') ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

const parametersOf = ({ path }: Pick<Route, 'path'>): string[] =>
  [...path.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name = '']) => name);

const pathParameters = (route: Route): Json[] =>
  parametersOf(route).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 300 },
  }));

function headerParameters({ takesKey }: Route): Json[] {
  const language = {
    name: 'Accept-Language',
    in: 'header',
    description: 'Best match among fr, en, ar; else fr.',
    schema: { type: 'string', examples: LOCALES },
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key and body within 24 h give the same answer, once executed.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  };
  return takesKey ? [language, key] : [language];
}

function queryParameters({ list, query = {} }: Call): Json[] {
  const parameters = Object.entries(query).map(
    ([name, { schema, required = false, description }]) => ({
      name,
      in: 'query',
      required,
      description,
      schema,
    }),
  );
  return list ? [...parameters, ...listParameters(list)] : parameters;
}

function listParameters({ filter, sort, desk = [] }: NonNullable<Call['list']>): Json[] {
  const described = (name: string, description: string, example: string) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string', contentMediaType: 'application/json', examples: [example] },
  });
  const named = (fields: readonly string[]) =>
    fields.map((field) => (desk.includes(field) ? `${field} (the desk alone)` : field)).join(', ');
  return [
    described(
      'filter',
      `JSON object of: ${named(['id', 'q', ...filter])}. \`id\` is a text or an array of them.`,
      '{"q":"ahmed"}',
    ),
    described(
      'range',
      'JSON array of the first and the last row, from 0; 100 rows at most.',
      '[0,24]',
    ),
    described(
      'sort',
      `JSON array of a field and a direction. Fields: ${named(sort) || 'none'}.`,
      `["${sort[0] ?? 'id'}","ASC"]`,
    ),
  ];
}

const NO_FIELDS: JsonSchema = { properties: {}, required: [] };

function bodyOf({ bodies, method, form }: Route, components: Components): Json | null {
  if (!bodies && form)
    return {
      required: true,
      content: { 'multipart/form-data': { schema: schemaOfForm(NO_FIELDS, form.file ?? false) } },
    };
  if (!bodies)
    return method === 'GET'
      ? null
      : {
          required: false,
          content: {
            'application/json': { schema: { type: 'object', additionalProperties: false } },
          },
        };
  const schemas = [...new Set(Object.values(bodies))].map((body) => schemaOfRequest(body));
  const anyOf = (all: JsonSchema[]) => ({ schema: all.length === 1 ? all[0] : { anyOf: all } });
  const asForm = form
    ? {
        'multipart/form-data': anyOf(
          schemas.map((schema) => components.refer(schemaOfForm(schema, form.file ?? false))),
        ),
      }
    : {};
  return {
    required: true,
    content: {
      'application/json': anyOf(schemas.map((schema) => components.refer(schema))),
      ...asForm,
    },
  };
}

function successOf(route: Route, call: Call, components: Components): Json {
  const headers = {
    'X-Request-Id': { schema: { type: 'string' } },
    ...(call.list || call.answer?.type === 'array'
      ? {
          'Content-Range': {
            description: '`name first-last/total`, `name */total` for an empty page.',
            schema: { type: 'string' },
          },
        }
      : {}),
  };
  const content = call.answer
    ? { 'application/json': { schema: components.refer(call.answer) } }
    : Object.fromEntries(
        [call.type ?? 'text/plain'].flat().map((type) => [type, { schema: { type: 'string' } }]),
      );
  return Object.fromEntries(
    [route.status, ...(call.alsoAnswers ?? [])].map((status) => [
      String(status),
      { description: call.summary, headers, content },
    ]),
  );
}

const FILE_CODES = [
  'FILE_TOO_LARGE',
  'FILE_TYPE_UNSUPPORTED',
  'FILE_UNREADABLE',
  'FILE_TOO_MANY_PIXELS',
  'STORAGE_UNAVAILABLE',
  'STORAGE_FULL',
] as const satisfies readonly ErrorCode[];

/**
 * Returns the error codes of a call. They follow from its route (method, roles, parameters and
 * request classes) and from the codes that its description lists.
 */
function codesOf(route: Route, call: Call): ErrorCode[] {
  const roles = rolesOf(route);
  const codes: (ErrorCode | false)[] = [
    'TOO_MANY_REQUESTS',
    'DATABASE_UNAVAILABLE',
    'INTERNAL_ERROR',
    'REQUEST_UNREADABLE',
    route.method !== 'GET' && roles.includes('player') && 'MAINTENANCE',
    !route.ignoresToken && 'AUTH_REQUIRED',
    !roles.includes('visitor') &&
      !(['player', 'staff', 'admin'] as const).every((role) => roles.includes(role)) &&
      'FORBIDDEN',
    needsVerified('player', route.permission) && 'AUTH_UNVERIFIED',
    parametersOf(route).length > 0 && 'NOT_FOUND',
    route.method !== 'GET' && 'REQUEST_TOO_LARGE',
    route.method !== 'GET' && 'MEDIA_TYPE_UNSUPPORTED',
    (route.method !== 'GET' || call.query !== undefined) && 'VALIDATION_FAILED',
    route.method !== 'GET' && 'CONFLICT',
    call.list !== undefined && 'LIST_QUERY_INVALID',
    route.form !== null && 'UPLOADS_TOO_MANY',
    ...(route.form?.file ? FILE_CODES : []),
    route.takesKey && 'IDEMPOTENCY_KEY_INVALID',
    route.takesKey && 'IDEMPOTENCY_MISMATCH',
  ];
  return [
    ...new Set([
      ...codes.filter((code) => code !== false),
      ...Object.values(route.bodies ?? {}).flatMap(codesOfRequest),
      ...(call.errors ?? []),
    ]),
  ];
}

function errorsOf(route: Route, call: Call, components: Components): Json {
  const byStatus = Object.groupBy(codesOf(route, call), (code) => String(ERROR_STATUS[code]));
  const schema = components.refer(failure);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        ...(['429', '503'].includes(status)
          ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
          : {}),
        content: {
          'application/json': {
            schema: { allOf: [schema, { properties: { code: { enum: codes } } }] as JsonSchema[] },
          },
        },
      },
    ]),
  );
}
