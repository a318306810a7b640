import type { PhoneChannelName } from '@five/shared/channels/channels.codes';
import type { UpdateChannelsRequest } from '@five/shared/channels/channels.requests';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';

/** Settings and counts of the channels. They are read again each time the page is opened. */
export const channelsQuery = () =>
  queryOptions({ queryKey: ['channels'], queryFn: () => api.get('channels'), staleTime: 0 });

export const saveChannels = (changes: UpdateChannelsRequest) =>
  api.put('channels', { body: changes });

export const testChannel = (name: PhoneChannelName, to: string) =>
  api.post('channels/{name}/test', { path: { name }, body: { to } });

/** The latest messages on channels, about one record or all, with their states. */
export const channelMessagesQuery = (about?: string) =>
  queryOptions({
    queryKey: ['channels', 'messages', about ?? null],
    queryFn: () =>
      api.get('channel_messages', { filter: { ...(about !== undefined && { about }) } }),
    staleTime: 0,
  });
