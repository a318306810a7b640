import { PERMISSIONS, needsVerified } from '@five/shared/auth/permissions';
import type { Role } from '@five/shared/auth/roles';
import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { bodyOf } from '../../src/platform/http/role-body.ts';
import { CALLS } from '../../src/platform/openapi/calls.ts';
import { schemaOfRequest } from '../../src/platform/openapi/request-schema.ts';
import { type Route, Routes } from '../../src/platform/openapi/routes.ts';
import type { World } from '../world.ts';

/** Who calls. Unverified is a player; `other` is a player who owns nothing of the first one's. */
export const CALLERS = ['visitor', 'unverified', 'player', 'other', 'staff', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

const ROLE_OF: Record<CallerName, Role> = { visitor: 'visitor', unverified: 'player', player: 'player', other: 'player', staff: 'staff', admin: 'admin' };

/** A running route with all that a walk asks of it. */
export interface WalkedRoute extends Route {
  /** Where its records live: `bookings` for `bookings/{id}/confirm`; null without a parameter. */
  collection: string | null;
  isList: boolean;
}

export function walkedRoutes(world: World): WalkedRoute[] {
  return world.app.get(Routes).all().map((route) => ({
    ...route,
    collection: /^\S+ (.+?)\/\{/.exec(route.call)?.[1] ?? null,
    isList: route.method === 'GET' && CALLS[route.call]?.list !== undefined,
  }));
}

export const mayCall = (route: Route, caller: CallerName): boolean => {
  const roles: readonly Role[] = PERMISSIONS[route.permission];
  return roles.includes(ROLE_OF[caller]) && !(caller === 'unverified' && needsVerified('player', route.permission));
};

/** The code with which a caller is turned away; null for one who is not. */
export function refusalOf(route: Route, caller: CallerName): { status: number; code: string } | null {
  if (mayCall(route, caller)) return null;
  if (caller === 'visitor') return { status: 401, code: 'AUTH_REQUIRED' };
  const roles: readonly Role[] = PERMISSIONS[route.permission];
  return { status: 403, code: roles.includes(ROLE_OF[caller]) ? 'AUTH_UNVERIFIED' : 'FORBIDDEN' };
}

/** What this caller may send; null for a call without a body. */
export function bodySchema({ bodies }: Route, caller: CallerName): JsonSchema | null {
  const role = ROLE_OF[caller];
  return bodies === null ? null : schemaOfRequest(bodyOf(bodies, role === 'visitor' ? undefined : role));
}

/** Each kind of body a route takes, sent by one who may send it. */
export function senders(route: WalkedRoute): CallerName[] {
  const may = CALLERS.filter((caller) => mayCall(route, caller));
  const byBody = new Map(may.map((caller) => [JSON.stringify(bodySchema(route, caller)), caller]));
  return [...byBody.values()];
}
