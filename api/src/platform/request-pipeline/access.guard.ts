import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { mayCall, needsVerified } from '@five/shared/auth/permissions';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { DomainError } from '../http/domain-error.ts';
import { WriteBudget } from '../limits/write-budget.ts';
import type { ApiRequest } from '../http/request.ts';
import { unverified } from '../mail/mail-reach.ts';
import { ACCESS, type Access } from '../access/access.ts';
import type { Caller } from '../access/caller.ts';
import { Maintenance } from './maintenance.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Denies access by default: a route is open only to the roles of its permission. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly maintenance: Maintenance,
    private readonly writes: WriteBudget,
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
      await super.canActivate(context);
    admit(access, request.user, this.settings);
    if (READS.has(request.method)) return true;
    if (!access.duringMaintenance) await this.maintenance.refuse(request.user);
    if (request.user && !access.isUncounted) await this.writes.take(request.user);
    return true;
  }

  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error && (error instanceof DomainError || isDatabaseUnavailable(error))) throw error;
    if (error || !caller) throw new DomainError('AUTH_REQUIRED');
    return caller;
  }
}

function admit({ permission }: Access, caller: Caller | undefined, settings: Settings): void {
  const role = caller?.role ?? 'visitor';
  if (!mayCall(role, permission)) throw new DomainError(caller ? 'FORBIDDEN' : 'AUTH_REQUIRED');
  if (caller && !caller.verified && needsVerified(role, permission)) throw unverified(settings);
}
