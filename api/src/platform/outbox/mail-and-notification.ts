import type { OutboxEntry } from './outbox.ts';

/** The same message by mail and as a notification. */
export const mailAndNotification = (entry: Omit<OutboxEntry, 'channel'>): OutboxEntry[] =>
  (['mail', 'notice'] as const).map((channel) => ({ ...entry, channel }));
