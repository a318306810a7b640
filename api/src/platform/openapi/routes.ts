import { Injectable, RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ApplicationConfig, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS, type Access } from '../access/access.ts';
import type { ApiCall } from '@five/shared/contract/calls';
import type { RoleBodies } from '@five/shared/platform/call';
import { bodiesOf, callOfHandler } from '../http/endpoint.ts';
import type { FormShape } from '../http/uploads/form-body.ts';
import { type HandlerClass, takesKey } from './handler-arguments.ts';

/** A running route with the call that it implements. */
export interface Route extends Access {
  method: string;
  /**
   * Path below the origin. Every parameter is named `{reference}`, because two names of one
   * parameter would create two paths for one URL.
   */
  path: string;
  /** Key of the call, such as `GET bookings/{id}`. */
  call: string;
  declaration: ApiCall;
  /** Request class of the body for each role; null if no request class is declared. */
  bodies: RoleBodies | null;
  takesKey: boolean;
  /**
   * Options of a body that is sent as `multipart/form-data` instead of JSON; null if the route
   * accepts JSON only.
   */
  form: FormShape | null;
  status: number;
}

/** The routes of the product, read from the decorators of its handlers. */
@Injectable()
export class Routes {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly config: ApplicationConfig,
  ) {}

  all(): Route[] {
    return this.discovery
      .getControllers()
      .flatMap(({ instance, metatype }) => {
        if (!metatype || typeof instance !== 'object' || instance === null) return [];
        const prototype = Object.getPrototypeOf(instance) as object;
        return this.scanner
          .getAllMethodNames(prototype)
          .flatMap((name) => this.routesOf(metatype as HandlerClass, prototype, name));
      })
      .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  }

  private routesOf(controller: HandlerClass, prototype: object, name: string): Route[] {
    const handler = Reflect.get(prototype, name) as object;
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    const access = Reflect.getMetadata(ACCESS, handler) as Access | undefined;
    const declaration = callOfHandler(handler);
    if (method === undefined || !access || !declaration) return [];
    const paths = [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat();
    return paths.map((path) =>
      describe({
        controller,
        handler,
        name,
        url: this.prefixed(`${String(Reflect.getMetadata(PATH_METADATA, controller))}/${path}`),
        method: RequestMethod[method],
        access,
        declaration,
      }),
    );
  }

  private prefixed(path: string): string {
    const clean = `/${path
      .split('/')
      .filter((part) => part !== '')
      .join('/')}`;
    const excluded =
      this.config
        .getGlobalPrefixOptions()
        .exclude?.some(({ pathRegex }) => pathRegex.test(clean)) ?? false;
    return excluded ? clean : `/${this.config.getGlobalPrefix()}${clean}`.replace(/\/$/, '');
  }
}

/** A handler, with one of its URLs. */
interface HandlerUrl {
  controller: HandlerClass;
  handler: object;
  name: string;
  url: string;
  method: string;
  access: Access;
  declaration: ApiCall;
}

function describe(handlerUrl: HandlerUrl): Route {
  const { controller, handler, name, url, method, access, declaration } = handlerUrl;
  return {
    ...access,
    method,
    path: url.replace(/:(?:id|reference)\b/, '{reference}').replace(/:([A-Za-z]+)/g, '{$1}'),
    call: `${method} ${url.replace(/^\/api\//, '').replace(/:([A-Za-z]+)/g, '{$1}')}`,
    declaration,
    bodies: bodiesOf(declaration),
    takesKey: takesKey(controller, name),
    form: declaration.form ?? null,
    status:
      (Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined) ??
      (method === 'POST' ? 201 : 200),
  };
}
