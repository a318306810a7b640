import type { OutboxEntry } from './outbox.ts';

/** Returns two outbox entries for one message: a mail and a notification. */
export const mailAndNotification = (entry: Omit<OutboxEntry, 'channel'>): OutboxEntry[] =>
  (['mail', 'notice'] as const).map((channel) => ({ ...entry, channel }));
