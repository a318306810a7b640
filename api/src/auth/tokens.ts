import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type JwtModuleOptions, JwtService } from '@nestjs/jwt';
import { SCOPES, type Scope } from '@five/shared/auth/roles';
import { isReference } from '@five/shared/references/reference';
import { SETTINGS } from '../platform/config/config.module.ts';
import { storedSecret } from '../platform/config/secrets.ts';
import type { Settings } from '../platform/config/settings.ts';

/** A token's claims. Times are seconds since 1970, by the application's clock. */
export interface Claims {
  /** The user's reference. */
  sub: string;
  /** The session's reference. */
  sid: string;
  scope: Scope[];
  iat: number;
  exp: number;
}

/**
 * Checks of a token: algorithm, issuer and audience are fixed, so that tokens of other services or
 * with another algorithm are rejected. Times are checked by the application's clock, not the
 * system's.
 */
export const TOKEN_CHECKS = {
  algorithms: ['HS256' as const],
  issuer: 'five-arena',
  audience: 'five-arena-api',
  ignoreExpiration: true,
};
const DERIVED_BYTES = 32;

/** Options of `JwtModule`. */
export function jwtOptions(settings: Settings): JwtModuleOptions {
  const { issuer, audience } = TOKEN_CHECKS;
  return {
    secret: keyOf(secretOf(settings)),
    signOptions: { algorithm: 'HS256', issuer, audience },
    verifyOptions: TOKEN_CHECKS,
  };
}

/** Signs and reads tokens. */
@Injectable()
export class Tokens {
  readonly key: KeyObject;
  private readonly secret: string;

  constructor(
    private readonly jwt: JwtService,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.secret = secretOf(settings);
    this.key = keyOf(this.secret);
  }

  sign(claims: Claims): string {
    return this.jwt.sign({ ...claims });
  }

  /** The claims of a token that this application signed, however old; null for any other text. */
  read(token: string): Claims | null {
    try {
      return claimsOf(this.jwt.verify<object>(token));
    } catch {
      return null;
    }
  }

  /** Derives a separate key for each use, so that a hash for one use is invalid for another. */
  derivedKey(use: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, '', use, DERIVED_BYTES));
  }
}

const secretOf = (settings: Settings): string =>
  settings.jwtSecret ?? storedSecret(settings.dataDir, 'jwt-secret');

/** Secret as a key object: verifying with the plain string takes five times as long. */
const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

/**
 * The claims of a payload if all are present. Incomplete claims are refused before any database
 * query.
 */
export function claimsOf(payload: unknown): Claims | null {
  const { sub, sid, scope, iat, exp } = (payload ?? {}) as Partial<Record<keyof Claims, unknown>>;
  const whole =
    isReference('U', sub) &&
    isReference('SE', sid) &&
    typeof iat === 'number' &&
    typeof exp === 'number' &&
    Array.isArray(scope);
  return whole ? { sub, sid, iat, exp, scope: SCOPES.filter((one) => scope.includes(one)) } : null;
}
