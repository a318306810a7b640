import { PERMISSIONS, needsVerified } from '@five/shared/auth/permissions';
import type { Role } from '@five/shared/auth/roles';
import { ERROR_STATUS, type ErrorCode } from '@five/shared/errors/error-codes';
import { failure } from '@five/shared/contract/failure.contract';
import type { Components } from './components.ts';
import { namesInPath } from './parameters.ts';
import { codesOfRequest } from './request-schema.ts';
import type { Route } from './routes.ts';

type Json = Record<string, unknown>;

/**
 * Number of codes up to which a response is shared. Sets of more codes belong to one call, apart
 * from few, and would have unreadable names.
 */
const MOST_CODES_OF_SHARED = 3;

const MEANINGS: Readonly<Record<string, string>> = {
  400: 'The request is unreadable',
  401: 'The token is missing or no longer valid',
  403: 'The role of the caller may not do this',
  404: 'Unknown, or not a record of the caller',
  409: 'In conflict with the present state',
  413: 'The request is too large',
  415: 'The content type is not accepted',
  422: 'Readable but not valid',
  429: 'Too many requests',
  500: 'An error of the server',
  503: 'Not available at present',
  507: 'No room for a file',
};

/**
 * Builds the error responses of an operation, one for each status with the exact codes of the call.
 * Responses with few codes are shared by reference.
 */
export function errorsOf(route: Route, components: Components): Json {
  const byStatus = Object.groupBy(codesOf(route), (code) => String(ERROR_STATUS[code]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => {
      const response = errorResponse(status, codes, components);
      return [
        status,
        codes.length > MOST_CODES_OF_SHARED
          ? response
          : components.share(codes.map(pascalCase).join('Or'), response),
      ];
    }),
  );
}

function errorResponse(status: string, codes: ErrorCode[], components: Components): Json {
  const listed = codes.map((code) => `\`${code}\``).join(', ');
  return {
    description: `${MEANINGS[status] ?? 'An error'}: ${listed}.`,
    ...(['429', '503'].includes(status)
      ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
      : {}),
    content: {
      'application/json': {
        schema: { allOf: [components.refer(failure), { properties: { code: { enum: codes } } }] },
      },
    },
  };
}

const pascalCase = (code: ErrorCode): string =>
  code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

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
function codesOf(route: Route): ErrorCode[] {
  const call = route.declaration;
  const roles: readonly Role[] = PERMISSIONS[route.permission];
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
    call.page !== undefined && 'VENUE_PAGE_HIDDEN',
    namesInPath(route).length > 0 && 'NOT_FOUND',
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
