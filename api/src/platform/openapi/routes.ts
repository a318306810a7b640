import { RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { Injectable } from '@nestjs/common';
import { ApplicationConfig, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { RequestClass } from '@five/shared/platform/nested';
import { ACCESS, type Access } from '../access/access.ts';
import { FORM } from '../http/form-body.ts';
import { RoleBody, type RoleBodies } from '../http/role-body.ts';
import { IdempotencyKey } from '../idempotency/once.decorator.ts';

/** A route as its handler declares it. */
export interface Route extends Access {
  method: string;
  /** Below the origin, parameters in braces: `/api/bookings/{reference}`. */
  path: string;
  /** How the table of calls names it: `GET bookings/{reference}`. */
  call: string;
  parameters: string[];
  /** Each request class the body may be, by the roles that send it. */
  bodies: RoleBodies | null;
  takesKey: boolean;
  /** The body may come as form data too. */
  takesForm: boolean;
  status: number;
}

interface Argument {
  index: number;
  data?: unknown;
  factory?: unknown;
}

/** The routes of the product, read from the decorators on its handlers. */
@Injectable()
export class Routes {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly config: ApplicationConfig,
  ) {}

  all(): Route[] {
    return this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (!metatype || typeof instance !== 'object' || instance === null) return [];
      const prototype = Object.getPrototypeOf(instance) as object;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => this.routesOf(metatype as RequestClass, prototype, name));
    }).sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  }

  private routesOf(controller: RequestClass, prototype: object, name: string): Route[] {
    const handler = Reflect.get(prototype, name) as object;
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    const access = Reflect.getMetadata(ACCESS, handler) as Access | undefined;
    if (method === undefined || !access) return [];
    const paths = [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat();
    return paths.map((path) => describe(controller, handler, prototype, name, this.prefixed(`${String(Reflect.getMetadata(PATH_METADATA, controller))}/${path}`), RequestMethod[method], access));
  }

  private prefixed(path: string): string {
    const clean = `/${path.split('/').filter((part) => part !== '').join('/')}`;
    const excluded = this.config.getGlobalPrefixOptions().exclude?.some(({ pathRegex }) => pathRegex.test(clean)) ?? false;
    return excluded ? clean : `/${this.config.getGlobalPrefix()}${clean}`.replace(/\/$/, '');
  }
}

function describe(controller: RequestClass, handler: object, prototype: object, name: string, url: string, method: string, access: Access): Route {
  const path = url.replace(/:([A-Za-z]+)/g, '{$1}');
  const given = Object.entries((Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, Argument>);
  const types = Reflect.getMetadata('design:paramtypes', prototype, name) as unknown[];
  return {
    ...access,
    method,
    path,
    call: `${method} ${path.replace(/^\/api\//, '')}`,
    parameters: [...path.matchAll(/\{([A-Za-z]+)\}/g)].map(([, parameter = '']) => parameter),
    bodies: bodiesOf(given, types),
    takesKey: given.some(([, { factory }]) => factory !== undefined && factory === KEY_FACTORY),
    takesForm: Reflect.hasMetadata(FORM, handler),
    status: (Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined) ?? (method === 'POST' ? 201 : 200),
  };
}

function bodiesOf(given: [string, Argument][], types: unknown[]): RoleBodies | null {
  const byRole = given.find(([, { factory }]) => factory !== undefined && factory === BODY_FACTORY)?.[1];
  if (byRole) return byRole.data as RoleBodies;
  const body = given.find(([key, { data }]) => key === `${RouteParamtypes.BODY}:${key.split(':')[1]}` && data === undefined)?.[1];
  const type = body && types[body.index];
  return typeof type === 'function' && type !== Object ? { staff: type as RequestClass } : null;
}

/** How Nest keeps a decorator of our own: by the function that makes its value. */
function factoryOf(decorator: ParameterDecorator): unknown {
  class Probe { probe() { return undefined; } }
  decorator(Probe.prototype, 'probe', 0);
  const kept = Reflect.getMetadata(ROUTE_ARGS_METADATA, Probe, 'probe') as Record<string, Argument>;
  return Object.values(kept)[0]?.factory;
}

const KEY_FACTORY = factoryOf(IdempotencyKey());
const BODY_FACTORY = factoryOf(RoleBody({ staff: Object as unknown as RequestClass }));
