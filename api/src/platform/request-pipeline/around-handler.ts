import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { mayCall, needsVerified } from '@five/shared/auth/permissions';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, of } from 'rxjs';
import { ACCESS, type Access } from '../access/access.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import { HiddenPages } from '../access/hidden-pages.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { DomainError } from '../http/domain-error.ts';
import { WriteResult } from '../http/endpoint.ts';
import type { ApiRequest } from '../http/request.ts';
import { Translator } from '../i18n/translator.ts';
import {
  Idempotency,
  type IdempotencyContext,
  idempotencyOf,
  RepeatedRequest,
} from '../idempotency/idempotency.ts';
import { WriteBudget } from '../limits/write-budget.ts';
import { Page } from '../lists/page.ts';
import { unverified } from '../mail/mail-reach.ts';
import { takesKey } from '../openapi/handler-arguments.ts';
import { KnownTokens } from './known-tokens.ts';
import { Maintenance } from './maintenance.ts';
import { RequestBodies } from './request-bodies.ts';

// The steps around each handler, in the order in which they run: access and the body before it, the
// stored response of a repeated request and the envelope of the answer after it.

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Denies access by default: a route is open only to the roles of its permission. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly maintenance: Maintenance,
    private readonly hiddenPages: HiddenPages,
    private readonly writes: WriteBudget,
    private readonly knownTokens: KnownTokens,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new DomainError('FORBIDDEN');
    if (request.headers.authorization !== undefined && !access.ignoresToken)
      await this.authenticate(context, request);
    admit(access, request.user, this.settings);
    await this.refuseHidden(access, request.user);
    if (READS.has(request.method)) return true;
    if (!access.duringMaintenance) await this.maintenance.refuse(request.user);
    if (request.user && !access.isUncounted) await this.writes.take(request.user);
    return true;
  }

  /** Sets the caller of the request. Passport verifies each token that is new to this process. */
  private async authenticate(context: ExecutionContext, request: ApiRequest): Promise<void> {
    const caller = await this.knownTokens.callerOf(request);
    if (caller) request.user = caller;
    else await super.canActivate(context);
  }

  /** Refuses calls of a page that the venue hides, for everybody except staff. */
  private async refuseHidden({ page }: Access, caller: Caller | undefined): Promise<void> {
    if (page === null || isStaff(caller)) return;
    if ((await this.hiddenPages.current()).includes(page))
      throw new DomainError('VENUE_PAGE_HIDDEN');
  }

  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error && (error instanceof DomainError || isDatabaseUnavailable(error))) throw error;
    if (error || !caller) throw new DomainError('AUTH_REQUIRED');
    return caller;
  }
}

function admit(
  { permission, beforeSecondFactor }: Access,
  caller: Caller | undefined,
  settings: Settings,
): void {
  const role = caller?.role ?? 'visitor';
  if (!mayCall(role, permission)) throw new DomainError(caller ? 'FORBIDDEN' : 'AUTH_REQUIRED');
  if (caller?.secondFactorDue && !beforeSecondFactor)
    throw new DomainError('AUTH_SECOND_FACTOR_REQUIRED');
  if (caller && !caller.verified && needsVerified(role, permission)) throw unverified(settings);
}

/**
 * Reads the body, calls the handler and converts its result to an HTTP response. A write gets the
 * standard envelope (`status`, `message`, `data`), and a list gets a `Content-Range` header. One
 * interceptor does all of this, because each interceptor of Nest costs several observables for each
 * request.
 */
@Injectable()
export class HandlerInterceptor implements NestInterceptor {
  constructor(
    private readonly bodies: RequestBodies,
    private readonly idempotency: Idempotency,
    private readonly translator: Translator,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const form = await this.bodies.read(request, context.getHandler());
    try {
      const result = await this.onceForEachKey(context, request, () => resultOf(next));
      return of(this.render(result, request, context.switchToHttp().getResponse<FastifyReply>()));
    } finally {
      form?.end();
    }
  }

  /**
   * Stores the response of the first request with an idempotency key, and returns it to a repeated
   * request. It applies to handlers with a parameter `@IdempotencyKey()`.
   */
  private async onceForEachKey(
    context: ExecutionContext,
    request: ApiRequest,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    const idempotency =
      request.headers['idempotency-key'] !== undefined &&
      takesKey(context.getClass(), context.getHandler().name)
        ? idempotencyOf(context)
        : null;
    if (idempotency === null) return handle();
    try {
      const result = await handle();
      return result instanceof WriteResult
        ? await this.idempotency.keep(idempotency, result)
        : result;
    } catch (error) {
      return await this.storedResponse(idempotency, error);
    }
  }

  /**
   * Returns the stored response. A repeated request may be refused before its transaction, for
   * example by a time limit that has passed since the first request.
   */
  private async storedResponse(
    idempotency: IdempotencyContext,
    error: unknown,
  ): Promise<WriteResult> {
    if (error instanceof RepeatedRequest) return error.response;
    const response =
      error instanceof DomainError ? await this.idempotency.responseOf(idempotency) : null;
    if (response === null) throw error;
    return response;
  }

  private render(result: unknown, request: ApiRequest, reply: FastifyReply): unknown {
    if (result instanceof WriteResult) {
      const message = this.translator.message(request.locale, result.message);
      if (result.existed) void reply.status(200);
      return { status: 'success', message, data: result.data, ...result.extra };
    }
    if (result instanceof Page) {
      void reply.header('content-range', result.contentRange());
      return result.rows;
    }
    if (result instanceof CachedResponse) {
      if (result.contentRange !== undefined)
        void reply.header('content-range', result.contentRange);
      return json(reply.header('etag', result.tag), result.json);
    }
    return result ?? json(reply, 'null');
  }
}

/** Returns the result of the handler. */
const resultOf = (next: CallHandler): Promise<unknown> =>
  lastValueFrom(next.handle(), { defaultValue: undefined });

/** Sets the JSON content type for content that is already serialized, and returns the content. */
function json<T extends string | Buffer>(reply: FastifyReply, content: T): T {
  void reply.type('application/json; charset=utf-8');
  return content;
}
