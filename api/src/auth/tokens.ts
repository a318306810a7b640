import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SCOPES, type Scope } from '@five/shared/auth/roles';
import { isReference } from '@five/shared/references/reference';
import { SETTINGS } from '../platform/config/config.module.ts';
import { keptSecret } from '../platform/config/secrets.ts';
import type { Settings } from '../platform/config/settings.ts';

/** What a token says. Times are seconds since 1970, by the product's clock. */
export interface Claims {
  /** The user's reference. */
  sub: string;
  /** The session's reference. */
  sid: string;
  scope: Scope[];
  iat: number;
  exp: number;
}

/** One algorithm, and our own issuer and audience: a token of another service, or one that names its own algorithm, is none. Times are checked by the product's clock, not the system's. */
export const TOKEN_CHECKS = { algorithms: ['HS256' as const], issuer: 'five-arena', audience: 'five-arena-api', ignoreExpiration: true };
const DERIVED_BYTES = 32;

/** Signs tokens and reads them. */
@Injectable()
export class Tokens {
  /** An object and not its text, which takes five times as long to check with. */
  readonly key: KeyObject;
  private readonly secret: string;
  private readonly jwt: JwtService;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.secret = settings.jwtSecret ?? keptSecret(settings.dataDir, 'jwt-secret');
    this.key = createSecretKey(Buffer.from(this.secret));
    const { issuer, audience } = TOKEN_CHECKS;
    this.jwt = new JwtService({ secret: this.key, signOptions: { algorithm: 'HS256', issuer, audience }, verifyOptions: TOKEN_CHECKS });
  }

  sign(claims: Claims): string {
    return this.jwt.sign({ ...claims });
  }

  /** The claims of a token of ours, whatever its age; null for any other. */
  read(token: string): Claims | null {
    try {
      return claimsOf(this.jwt.verify<object>(token));
    } catch {
      return null;
    }
  }

  /** A key of its own for each use, so that no hash can stand for another. */
  derivedKey(use: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, '', use, DERIVED_BYTES));
  }
}

/** The claims, if all of them are there: what names neither user nor session is not asked of the database. */
export function claimsOf(payload: unknown): Claims | null {
  const { sub, sid, scope, iat, exp } = (payload ?? {}) as Partial<Record<keyof Claims, unknown>>;
  const whole = isReference('U', sub) && isReference('SE', sid) && typeof iat === 'number' && typeof exp === 'number' && Array.isArray(scope);
  return whole ? { sub, sid, iat, exp, scope: SCOPES.filter((one) => scope.includes(one)) } : null;
}
