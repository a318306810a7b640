import {
  createParamDecorator,
  type ExecutionContext,
  ValidationPipe,
  applyDecorators,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  SetMetadata,
} from '@nestjs/common';
import type { CallKey, Method } from '@five/shared/contract/call-types';
import { type ApiCall, CALLS } from '@five/shared/contract/calls';
import type { RoleBodies } from '@five/shared/platform/call';
import type { RequestClass } from '@five/shared/platform/nested';
import type { Role } from '@five/shared/auth/roles';
import { type AccessOptions, Allow } from '../access/access.ts';
import type { ApiRequest } from './request.ts';
import { refuseViolations } from './domain-error.ts';
import { keepChecksOfClasses } from './kept-checks.ts';

const ENDPOINT = 'endpoint';
const ROUTE: Readonly<Record<Method, (path: string) => MethodDecorator>> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  DELETE: Delete,
};

/**
 * Makes a method the handler of a call. Path, permission, body, form and status are those that the
 * call declares.
 */
export function Endpoint(key: CallKey, access: AccessOptions = {}): MethodDecorator {
  const [method = '', path = ''] = key.split(' ');
  const call: ApiCall = CALLS[key];
  const { permission, page = null, status } = call;
  return applyDecorators(
    ROUTE[method as Method](path.replace(/\{([A-Za-z]+)\}/g, ':$1')),
    SetMetadata(ENDPOINT, call),
    Allow(permission, { page, ...access }),
    ...(status === undefined ? [] : [HttpCode(status)]),
  );
}

/** Returns the call of a handler, or `undefined` for a handler without `@Endpoint`. */
export function callOfHandler(handler: object): ApiCall | undefined {
  return Reflect.getMetadata(ENDPOINT, handler) as ApiCall | undefined;
}

/** Returns the request class of a call's body for each role; null for a call without a body. */
export function bodiesOf(call: ApiCall | undefined): RoleBodies | null {
  if (!call?.body) return null;
  return typeof call.body === 'function' ? { staff: call.body } : call.body;
}

/** Returns the request class of a caller's body. */
export function bodyOf({ player, staff, admin }: RoleBodies, role: Role | undefined): RequestClass {
  if (role === 'admin') return admin ?? staff;
  return role === 'staff' ? staff : (player ?? staff);
}

keepChecksOfClasses();

/**
 * Validates a body against its request class. Undeclared fields are refused, and each declared
 * field is checked by its rules.
 */
const bodyPipe = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  validationError: { target: false, value: false },
  exceptionFactory: refuseViolations,
});

/** The body, validated against the request class that the call declares for the caller's role. */
export const RequestBody = createParamDecorator(
  (_: unknown, context: ExecutionContext): Promise<unknown> | undefined => {
    const { user, body } = context.switchToHttp().getRequest<ApiRequest>();
    const bodies = bodiesOf(callOfHandler(context.getHandler()));
    return bodies
      ? bodyPipe.transform(body, { type: 'body', metatype: bodyOf(bodies, user?.role) })
      : undefined;
  },
);

/**
 * The response of a write: the key of its text (`messages.json`), the resource, and further fields.
 */
export class WriteResult<T = unknown> {
  readonly message: string;
  readonly data: T;
  readonly extra: Record<string, unknown>;
  /**
   * True if the resource already existed before this write. A creating `POST` then responds with
   * 200 instead of 201.
   */
  readonly existed: boolean;

  private constructor(message: string, data: T, extra: Record<string, unknown>, known = false) {
    this.message = message;
    this.data = data;
    this.extra = extra;
    this.existed = known;
  }

  static of<T>(message: string, data: T, extra: Record<string, unknown> = {}): WriteResult<T> {
    return new WriteResult(message, data, extra);
  }

  /**
   * Creates the response of a write whose resource may be new or existing.
   * @param stored true if this write created the resource, false if it already existed
   */
  static stored<T>(message: string, data: T, stored: boolean): WriteResult<T> {
    return new WriteResult(message, data, {}, !stored);
  }

  /** Creates the response from its own JSON text. */
  static fromJson(text: string): WriteResult {
    const { message, data, extra, existed } = JSON.parse(text) as WriteResult;
    return new WriteResult(message, data, extra, existed);
  }

  /** Creates the response of a write that returns no resource. */
  static done(message: string, extra: Record<string, unknown> = {}): WriteResult<null> {
    return new WriteResult(message, null, extra);
  }
}
