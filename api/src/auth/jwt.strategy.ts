import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Caller } from '../platform/access/caller.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { ApiRequest } from '../platform/http/request.ts';
import { isFromThisMachine } from '../platform/http/this-machine.ts';
import { SocketAuth } from '../platform/realtime/socket-auth.ts';
import { KnownTokens } from '../platform/request-pipeline/known-tokens.ts';
import { SessionCache } from './sessions/session-cache.ts';
import { claimsOf, TOKEN_CHECKS, Tokens } from './tokens.ts';

/**
 * Resolves a bearer token that is new to this process to its caller. The signature must be valid
 * and the session live.
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    tokens: Tokens,
    private readonly sessionCache: SessionCache,
    private readonly knownTokens: KnownTokens,
    sockets: SocketAuth,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // The key is passed on to jsonwebtoken, which accepts key objects; the typings do not declare
      // this.
      secretOrKey: tokens.key as unknown as Buffer,
      ...TOKEN_CHECKS,
      passReqToCallback: true,
    });
    sockets.use(async (token, isHere) => {
      const claims = tokens.read(token);
      const caller = claims && (await sessionCache.caller(claims, { isHere }));
      return caller?.secondFactorDue ? null : caller;
    });
  }

  async validate(request: ApiRequest, payload: unknown): Promise<Caller> {
    const claims = claimsOf(payload);
    if (!claims) throw new DomainError('AUTH_REQUIRED');
    const check = (isHere: boolean) => this.sessionCache.caller(claims, { isHere });
    const caller = await check(isFromThisMachine(request));
    if (!caller) throw new DomainError('AUTH_REQUIRED');
    this.knownTokens.keep(request.headers.authorization ?? '', check);
    return caller;
  }
}
