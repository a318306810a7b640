import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { RequestClass } from '@five/shared/platform/nested';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.ts';
import { RoleBody, type RoleBodies } from './role-body.ts';

interface Argument {
  index: number;
  data?: unknown;
  factory?: unknown;
}

export type HandlerClass = abstract new (...parameters: never[]) => object;

/**
 * The request classes of a handler's body, read from its decorators; null for a handler without a
 * body.
 */
export function bodiesOf(controller: HandlerClass, handler: string): RoleBodies | null {
  const given = argumentsOf(controller, handler);
  const byRole = given.find(
    ([, { factory }]) => factory !== undefined && factory === BODY_FACTORY,
  )?.[1];
  if (byRole) return byRole.data as RoleBodies;
  const body = given.find(([key]) => key.startsWith(`${RouteParamtypes.BODY}:`))?.[1];
  const types = Reflect.getMetadata(
    'design:paramtypes',
    controller.prototype as object,
    handler,
  ) as unknown[];
  const type = body && types[body.index];
  return typeof type === 'function' && type !== Object ? { staff: type as RequestClass } : null;
}

/** Whether a handler accepts an `Idempotency-Key`. */
export const takesKey = (controller: HandlerClass, handler: string): boolean =>
  argumentsOf(controller, handler).some(
    ([, { factory }]) => factory !== undefined && factory === KEY_FACTORY,
  );

const argumentsOf = (controller: HandlerClass, handler: string): [string, Argument][] =>
  Object.entries(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
      string,
      Argument
    >,
  );

/**
 * Returns the factory function that Nest stores for a custom parameter decorator. Comparing it
 * identifies the parameters that use this decorator.
 */
function factoryOf(decorator: ParameterDecorator): unknown {
  class Probe {
    probe() {
      return undefined;
    }
  }
  decorator(Probe.prototype, 'probe', 0);
  return argumentsOf(Probe, 'probe')[0]?.[1].factory;
}

const KEY_FACTORY = factoryOf(IdempotencyKey());
const BODY_FACTORY = factoryOf(RoleBody({ staff: class {} }));
