import type { OutboxEntry } from './outbox.ts';

/** The same by mail and in the list of notices. */
export const bothChannels = (entry: Omit<OutboxEntry, 'channel'>): OutboxEntry[] => (['mail', 'notice'] as const).map((channel) => ({ ...entry, channel }));
