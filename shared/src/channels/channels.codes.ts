/** Channels to phone numbers; the first that reaches a number is used. */
export const PHONE_CHANNELS = ['whatsapp', 'sms'] as const;
export type PhoneChannelName = (typeof PHONE_CHANNELS)[number];

/** Channels that can send a one-time code. */
export const CODE_CHANNELS = ['email', ...PHONE_CHANNELS] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

/** Channels beside mail and site, each with its settings. */
export const CHANNELS = [...PHONE_CHANNELS, 'push'] as const;
export type ChannelName = (typeof CHANNELS)[number];

/** Channels of messages; `phone`: the number is reached by none. */
export const MESSAGE_CHANNELS = [...CHANNELS, 'phone'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** HTTP methods with which an SMS gateway is called. */
export const GATEWAY_METHODS = ['POST', 'GET'] as const;
export type GatewayMethod = (typeof GATEWAY_METHODS)[number];

/** Formats of the body that an SMS gateway accepts. */
export const GATEWAY_FORMATS = ['json', 'form'] as const;
export type GatewayFormat = (typeof GATEWAY_FORMATS)[number];

/** States of a message on a channel. Only WhatsApp reports `delivered` and `read`. */
export const CHANNEL_STATES = [
  'queued',
  'sent',
  'delivered',
  'read',
  'passedOn',
  'givenUp',
] as const;
export type ChannelState = (typeof CHANNEL_STATES)[number];
