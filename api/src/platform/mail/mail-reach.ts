import type { MailTransport } from '@five/shared/platform/mail-transport';
import type { Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';

/**
 * Returns how mails are transported: by a mail server, to the demo's mailbox, or to files that
 * reach no recipient.
 */
export function mailReach({ smtpUrl, demo }: Pick<Settings, 'smtpUrl' | 'demo'>): MailTransport {
  if (smtpUrl !== null) return 'server';
  return demo === 'off' ? 'files' : 'demo';
}

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
