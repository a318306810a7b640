import type { Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { mailReach } from './mail-reach.ts';

/**
 * The refusal for an unverified player. Its text says how to enter a code, or to verify at the desk
 * where codes cannot be mailed.
 */
export function unverified(settings: Pick<Settings, 'smtpUrl' | 'demo'>): DomainError {
  return new DomainError(
    'AUTH_UNVERIFIED',
    mailReach(settings) === 'files' ? { sentence: 'login.unverifiedUnsent' } : {},
  );
}
