import { PERMISSIONS, needsVerified } from '@five/shared/auth/permissions';
import type { Role } from '@five/shared/auth/roles';
import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { bodyOf } from '../../src/platform/http/endpoint.ts';
import { callOf } from '@five/shared/contract/calls';
import { schemaOfRequest } from '../../src/platform/openapi/request-schema.ts';
import { type Route, Routes } from '../../src/platform/openapi/routes.ts';
import type { World } from '../world.ts';

/**
 * The callers of the contract tests. `unverified` is a player without a verified email; `other` is
 * a player that owns none of the records of `player`.
 */
export const CALLERS = ['visitor', 'unverified', 'player', 'other', 'staff', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

/**
 * The callers with different rights. `other` has the rights of `player`, so a test of own records
 * does not need both.
 */
export const CALLERS_BY_RIGHTS = CALLERS.filter((caller) => caller !== 'other');

const ROLE_OF: Record<CallerName, Role> = {
  visitor: 'visitor',
  unverified: 'player',
  player: 'player',
  other: 'player',
  staff: 'staff',
  admin: 'admin',
};

/** A route of the running API, with the properties that the contract tests need. */
export interface ApiRoute extends Route {
  /**
   * Collection of the record in the path: `bookings` for `bookings/{id}/confirm`; null for a path
   * without a parameter.
   */
  collection: string | null;
  isList: boolean;
}

export function apiRoutes(world: World): ApiRoute[] {
  return world.app
    .get(Routes)
    .all()
    .map((route) => ({
      ...route,
      collection: /^\S+ (.+?)\/\{/.exec(route.call)?.[1] ?? null,
      isList: route.method === 'GET' && callOf(route.call)?.list !== undefined,
    }));
}

export const mayCall = (route: Route, caller: CallerName): boolean => {
  const roles: readonly Role[] = PERMISSIONS[route.permission];
  return (
    roles.includes(ROLE_OF[caller]) &&
    !(caller === 'unverified' && needsVerified('player', route.permission))
  );
};

/**
 * Status and error code of the response to a caller without permission; null for a permitted
 * caller.
 */
export function refusalOf(
  route: Route,
  caller: CallerName,
): { status: number; code: string } | null {
  if (mayCall(route, caller)) return null;
  if (caller === 'visitor') return { status: 401, code: 'AUTH_REQUIRED' };
  const roles: readonly Role[] = PERMISSIONS[route.permission];
  return { status: 403, code: roles.includes(ROLE_OF[caller]) ? 'AUTH_UNVERIFIED' : 'FORBIDDEN' };
}

/** Schema of the request body for this caller; null for a call without a body. */
export function bodySchema({ bodies }: Route, caller: CallerName): JsonSchema | null {
  const role = ROLE_OF[caller];
  return bodies === null
    ? null
    : schemaOfRequest(bodyOf(bodies, role === 'visitor' ? undefined : role));
}

/** Returns one permitted caller for each different body schema of a route. */
export function senders(route: ApiRoute): CallerName[] {
  const may = CALLERS.filter((caller) => mayCall(route, caller));
  const byBody = new Map(may.map((caller) => [JSON.stringify(bodySchema(route, caller)), caller]));
  return [...byBody.values()];
}
