import { writeResult } from '../platform/call.ts';
import {
  about,
  cents,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  type TypeOf,
} from '../platform/schema.ts';
import {
  CHANNEL_STATES,
  GATEWAY_FORMATS,
  GATEWAY_METHODS,
  MESSAGE_CHANNELS,
} from './channels.codes.ts';

const usage = object('ChannelUsage', {
  sent: about('Number of messages.', integer()),
  costCents: about('Their cost in centimes, by the price of the settings.', cents()),
});

const smsChannel = object('SmsChannel', {
  enabled: about('Whether messages are sent.', flag()),
  callers: about(
    'Whether customers that no mail reaches get messages about changes of their bookings.',
    flag(),
  ),
  codes: about('Whether one-time codes are sent, up to half of the messages per day.', flag()),
  dailyLimit: about('Maximum number of messages per day.', integer()),
  costCents: about('Price of one SMS in centimes.', cents()),
  method: about('HTTP method of the call to the gateway.', oneOf(GATEWAY_METHODS)),
  url: about('Address of the gateway; it may contain placeholders.', text()),
  format: about('Format of the body.', oneOf(GATEWAY_FORMATS)),
  body: about('Body with placeholders; empty: no body.', text()),
  success: about(
    'Text that the answer of the gateway contains if it accepted the message; empty: the status ' +
      'decides.',
    text(),
  ),
  headersSet: about('Whether headers are stored. They are never returned.', flag()),
  secretSet: about('Whether a secret is stored. It is never returned.', flag()),
  today: about('Messages of the current day of the venue.', usage),
  month: about('Messages of the current month of the venue.', usage),
});

const whatsappChannel = object('WhatsappChannel', {
  enabled: about('Whether messages are sent.', flag()),
  callers: about(
    'Whether people that no mail reaches get messages about changes of their bookings.',
    flag(),
  ),
  codes: about('Whether one-time codes are sent, up to half of the messages per day.', flag()),
  dailyLimit: about('Maximum number of messages per day.', integer()),
  costCents: about('Price of one message in centimes.', cents()),
  url: about('Address of the Cloud API with its version.', text()),
  phoneNumberId: about('Id of the sending number in the Cloud API.', text()),
  template: about('Name of the template of messages.', text()),
  codeTemplate: about('Name of the authentication template of codes; empty: none.', text()),
  tokenSet: about('Whether an access token is stored. It is never returned.', flag()),
  appSecretSet: about('Whether an app secret is stored. It is never returned.', flag()),
  webhookUrl: about('Address that Meta calls with the states of messages.', text()),
  verifyToken: about('Text with which Meta opens the webhook.', text()),
  today: about('Messages of the current day of the venue.', usage),
  month: about('Messages of the current month of the venue.', usage),
});

const pushChannel = object('PushChannel', {
  enabled: about('Whether browsers can subscribe and messages are pushed.', flag()),
  dailyLimit: about('Maximum number of messages per day.', integer()),
  today: about('Messages of the current day of the venue.', usage),
  month: about('Messages of the current month of the venue.', usage),
});

export const channels = object('Channels', {
  whatsapp: about('WhatsApp by the Cloud API of Meta.', whatsappChannel),
  sms: about('SMS by an HTTP gateway.', smsChannel),
  push: about('Messages in browsers, by web push.', pushChannel),
});
/** The channels beside mail and site, with their settings and counts. */
export type ChannelsAnswer = TypeOf<typeof channels>;

export const channelsSaved = writeResult('ChannelsSaved', channels);

const channelTest = object('ChannelTest', {
  sent: about('Whether the provider accepted the test message.', flag()),
  error: about('Why it was not sent, such as `HTTP 401`.', nullable(text())),
});
export type ChannelTestAnswer = TypeOf<typeof channelTest>;
export const channelTested = writeResult('ChannelTested', channelTest);

export const channelMessage = object('ChannelMessage', {
  id: reference('notification'),
  reference: reference('notification'),
  channel: about(
    'Channel of the message; `phone` if no channel reached the number.',
    oneOf(MESSAGE_CHANNELS),
  ),
  template: about('Name of the template, such as `bookingMoved`.', text()),
  title: about('Title of the message, in the language of the API caller.', text()),
  to: about(
    'Number or mail address of the recipient; null for an erased person.',
    nullable(text()),
  ),
  about: about('Reference of the booking or other record.', nullable(text())),
  state: about('State of the message.', oneOf(CHANNEL_STATES)),
  tries: about('Number of attempts.', integer()),
  error: about('Error of the last attempt.', nullable(text())),
  dueAt: about('Instant from which the message was due, ISO 8601.', instant()),
  sentAt: about('Instant at which the provider accepted it, ISO 8601.', nullable(instant())),
  deliveredAt: about('Instant at which it reached the phone, if reported.', nullable(instant())),
  readAt: about('Instant at which it was read, if reported.', nullable(instant())),
});
/** A message on a channel beside mail and site. */
export type ChannelMessageAnswer = TypeOf<typeof channelMessage>;
