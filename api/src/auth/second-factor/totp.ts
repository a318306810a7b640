import { Secret, TOTP } from 'otpauth';
import { STEP_SECONDS, STEP_WINDOW } from '@five/shared/auth/second-factor/second-factor.rules';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret of an app, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The secret as an `otpauth` URI, which apps read from a QR code. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

/**
 * Returns the time step of a code, which is the present one or a neighbour; null for a wrong code.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEP_WINDOW });
  return delta === null ? null : Math.floor(timestamp / (STEP_SECONDS * 1000)) + delta;
}

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });
