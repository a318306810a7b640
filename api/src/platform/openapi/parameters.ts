import { LOCALES } from '@five/shared/locales/locale';
import type { Call } from '@five/shared/platform/call';
import { singular } from './operation-id.ts';
import type { Route } from './routes.ts';

type Json = Record<string, unknown>;

/** Builds the parameters of an operation: those of its path, its headers and its query. */
export const parametersOf = (route: Route): Json[] => [
  ...pathParameters(route),
  ...headerParameters(route),
  ...queryParameters(route.declaration),
];

/** Returns the names of the parameters of a path such as `/api/bookings/{reference}`. */
export const namesInPath = ({ path }: Pick<Route, 'path'>): string[] =>
  [...path.matchAll(/\{([A-Za-z]+)\}/g)].map(([, name = '']) => name);

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  token: 'Secret token of the link.',
  chat: 'Reference of the chat.',
  year: 'Year of the edition.',
  name: 'Name of the edition in its URL.',
};

const pathParameters = (route: Route): Json[] =>
  namesInPath(route).map((name) => ({
    name,
    in: 'path',
    required: true,
    description:
      route.declaration.parameter ??
      PATH_PARAMETERS[name] ??
      `Reference of the ${recordOf(route)}.`,
    schema: { type: 'string', minLength: 1, maxLength: 300 },
  }));

/** Returns the kind of record in a path: `cash session` for `cash_sessions/{reference}/count`. */
function recordOf({ path }: Route): string {
  const segments = path.split('/');
  const collection = segments[segments.indexOf('{reference}') - 1] ?? 'records';
  return singular(collection).replaceAll('_', ' ');
}

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
    fields.map((field) => (desk.includes(field) ? `${field} (staff only)` : field)).join(', ');
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
