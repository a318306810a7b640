import type { MailTransport } from '@five/shared/platform/mail-transport';
import type { Settings } from '../config/settings.ts';

/**
 * Returns how mails are transported: by a mail server, to the demo's mailbox, or to files that
 * reach no recipient.
 */
export function mailReach({ smtpUrl, demo }: Pick<Settings, 'smtpUrl' | 'demo'>): MailTransport {
  if (smtpUrl !== null) return 'server';
  return demo === 'off' ? 'files' : 'demo';
}
