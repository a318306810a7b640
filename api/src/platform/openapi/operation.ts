import { PERMISSIONS, needsVerified } from '@five/shared/auth/permissions';
import type { Role } from '@five/shared/auth/roles';
import { tagOf } from '@five/shared/contract/tags';
import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { schemaOfForm } from '../http/uploads/form-fields.ts';
import type { Components } from './components.ts';
import { errorsOf } from './error-responses.ts';
import { operationIdOf } from './operation-id.ts';
import { parametersOf } from './parameters.ts';
import { nameOfRequest, schemaOfRequest } from './request-schema.ts';
import type { Route } from './routes.ts';

type Json = Record<string, unknown>;

/** Builds the operation of a route for the OpenAPI document. */
export function operationOf(route: Route, components: Components): Json {
  const call = route.declaration;
  const body = bodyOf(route, components);
  return {
    operationId: operationIdOf(route.call, call),
    summary: call.summary,
    ...(call.description === undefined ? {} : { description: call.description }),
    tags: [tagOf(route.call) ?? 'Not described'],
    'x-permission': route.permission,
    'x-roles': rolesOf(route),
    'x-verified-only': needsVerified('player', route.permission),
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(body ? { requestBody: body } : {}),
    responses: { ...successOf(route, components), ...errorsOf(route, components) },
  };
}

const rolesOf = ({ permission }: Route): readonly Role[] => PERMISSIONS[permission];

function securityOf(route: Route): Json[] {
  if (route.ignoresToken) return [{}];
  return rolesOf(route).includes('visitor') ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

const NO_FIELDS: JsonSchema = { properties: {}, required: [] };
const NO_BODY = {
  description: 'The call has no fields; the body may be left out.',
  required: false,
  content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } },
};

const SIGNED_BODY = {
  description: 'The fields that the provider defines.',
  required: true,
  content: { 'application/json': { schema: { type: 'object' } } },
};

function bodyOf(route: Route, components: Components): Json | null {
  const { bodies, method, form } = route;
  if (route.declaration.signed) return SIGNED_BODY;
  if (!bodies && !form) return method === 'GET' ? null : NO_BODY;
  const requests = [...new Set(Object.values(bodies ?? {}))];
  const schemas = requests.map((request) => schemaOfRequest(request));
  const anyOf = (all: JsonSchema[]) => ({
    schema: all.length === 1 ? all[0] : { anyOf: all },
  });
  const forms = (bodies ? schemas : [NO_FIELDS]).map((schema) =>
    schemaOfForm(schema, form?.file ?? false),
  );
  return {
    description: describeBody(route),
    required: true,
    content: {
      ...(bodies && {
        'application/json': anyOf(schemas.map((schema) => components.refer(schema))),
      }),
      ...Object.fromEntries(
        formTypes(form).map((type) => [type, anyOf(forms.map((one) => components.refer(one)))]),
      ),
    },
  };
}

function formTypes(form: Route['form']): string[] {
  if (!form) return [];
  return ['multipart/form-data', ...(form.urlEncoded ? ['application/x-www-form-urlencoded'] : [])];
}

function describeBody({ bodies, method, form }: Route): string {
  const byRole = Object.entries(bodies ?? {}).map(
    ([role, request]) => `${role}: \`${nameOfRequest(request)}\``,
  );
  const sentences = [
    byRole.length > 1 && `The fields depend on the role (${byRole.join(', ')}).`,
    byRole.length === 1 && method !== 'PUT' && 'The fields of the call.',
    method === 'PUT' && 'Fields that are left out keep their values.',
    form?.file && 'A file is sent as `file` of a form.',
  ];
  return sentences.filter((sentence) => sentence !== false && sentence !== undefined).join(' ');
}

function successOf({ declaration: call, status: usual }: Route, components: Components): Json {
  const headers = {
    'X-Request-Id': {
      description: 'Id of the request, as in the log of the server.',
      schema: { type: 'string' },
    },
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
    [usual, ...(call.alsoAnswers ?? [])].map((status) => [
      String(status),
      {
        description: status === usual ? call.summary : 'Done, without a new record.',
        headers,
        content,
      },
    ]),
  );
}
