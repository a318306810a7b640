import type { MailTransport } from '@five/shared/platform/mail-transport';
import type { Settings } from '../config/settings.ts';

/**
 * The transport of mails: a mail server, the demo's mailbox, or files that are sent to no
 * recipient.
 */
export function mailReach({ smtpUrl, demo }: Pick<Settings, 'smtpUrl' | 'demo'>): MailTransport {
  if (smtpUrl !== null) return 'server';
  return demo === 'off' ? 'files' : 'demo';
}
