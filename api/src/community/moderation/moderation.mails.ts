import type { OutboxEntry } from '../../platform/outbox/outbox.ts';

/** The same by mail and on the site. */
export const bothChannels = (entry: Omit<OutboxEntry, 'channel'>): OutboxEntry[] => (['mail', 'notice'] as const).map((channel) => ({ ...entry, channel }));
