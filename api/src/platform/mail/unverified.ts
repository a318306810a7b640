import type { Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import { mailReach } from './mail-reach.ts';

/** What an unverified player is answered: how a code is entered, or the way to the desk where no code arrives. */
export function unverified(settings: Pick<Settings, 'smtpUrl' | 'demo'>): DomainError {
  return new DomainError('AUTH_UNVERIFIED', mailReach(settings) === 'files' ? { sentence: 'login.unverifiedUnsent' } : {});
}
