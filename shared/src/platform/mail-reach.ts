/** Where mails go: to a mail server, to the mailbox page of the demo, or into files on the server, which reach nobody. */
export const MAIL_REACHES = ['server', 'demo', 'files'] as const;
export type MailReach = (typeof MAIL_REACHES)[number];
