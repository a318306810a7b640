/**
 * Destination of mails: a mail server, the demo's mailbox page, or files on the server. Mails
 * written to files are sent to no recipient.
 */
export const MAIL_TRANSPORTS = ['server', 'demo', 'files'] as const;
export type MailTransport = (typeof MAIL_TRANSPORTS)[number];
