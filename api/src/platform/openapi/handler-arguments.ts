import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { IdempotencyKey } from '../idempotency/idempotency.ts';

interface Argument {
  factory?: unknown;
}

export type HandlerClass = abstract new (...parameters: never[]) => object;

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
