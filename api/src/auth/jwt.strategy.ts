import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Caller } from '../platform/access/caller.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { ApiRequest } from '../platform/http/request.ts';
import { isFromThisMachine } from '../platform/http/this-machine.ts';
import { SocketAuth } from '../platform/live/socket-auth.ts';
import { LiveSessions } from './live-sessions.ts';
import { claimsOf, TOKEN_CHECKS, Tokens } from './tokens.ts';

/** Turns the bearer token of a request into its caller: a right signature is not enough, its session must live. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(tokens: Tokens, private readonly sessions: LiveSessions, sockets: SocketAuth) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: tokens.key as unknown as Buffer, // handed on to jsonwebtoken, which takes key objects; the typings do not say so
      ...TOKEN_CHECKS,
      passReqToCallback: true,
    });
    sockets.use(async (token, isHere) => {
      const claims = tokens.read(token);
      return claims && sessions.caller(claims, { isHere });
    });
  }

  async validate(request: ApiRequest, payload: unknown): Promise<Caller> {
    const claims = claimsOf(payload);
    const caller = claims && (await this.sessions.caller(claims, { isHere: isFromThisMachine(request) }));
    if (!caller) throw new DomainError('AUTH_REQUIRED');
    return caller;
  }
}
