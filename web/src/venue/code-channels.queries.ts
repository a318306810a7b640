import { type CodeChannel, PHONE_CHANNELS } from '@five/shared/channels/channels.codes';
import { useVenue } from './venue.queries.ts';

/** Channels of one-time codes, best first for a phone: WhatsApp, SMS, then mail. */
export function useCodeChannels(): readonly CodeChannel[] {
  const channels = useVenue().data?.codeChannels ?? [];
  return [...PHONE_CHANNELS, 'email' as const].filter((one) => channels.includes(one));
}
