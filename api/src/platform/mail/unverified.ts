import type { Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { mailReach } from './mail-reach.ts';

/**
 * Error for a player whose account is not verified. Its text explains how to enter a code, or how
 * to verify at the desk if codes cannot be mailed.
 */
export function unverified(settings: Pick<Settings, 'smtpUrl' | 'demo'>): DomainError {
  return new DomainError(
    'AUTH_UNVERIFIED',
    mailReach(settings) === 'files' ? { sentence: 'login.unverifiedUnsent' } : {},
  );
}
