import type { MailTransport } from '@five/shared/platform/mail-transport';
import type { Settings } from '../config/settings.ts';

/**
 * Where mails go: to a mail server, to the demo's mailbox, or into files that are sent to no
 * recipient.
 */
export function mailReach({ smtpUrl, demo }: Pick<Settings, 'smtpUrl' | 'demo'>): MailTransport {
  if (smtpUrl !== null) return 'server';
  return demo === 'off' ? 'files' : 'demo';
}
