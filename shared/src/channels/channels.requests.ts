import { Phone } from '../auth/checks/auth.checks.ts';
import { MAX_CENTS } from '../money/money.ts';
import {
  Flag,
  Line,
  Nullable,
  OneOf,
  Optional,
  Paragraph,
  WholeNumber,
} from '../platform/checks.ts';
import { About } from '../platform/checks/about.ts';
import { Nested } from '../platform/nested.ts';
import { GATEWAY_FORMATS, GATEWAY_METHODS } from './channels.codes.ts';
import type { GatewayFormat, GatewayMethod } from './channels.codes.ts';

const MAX_ADDRESS = 500;
const MAX_NAME = 100;
const MAX_TEMPLATE = 2000;
const MAX_MESSAGES = 100_000;

/** Settings of every channel to phone numbers. */
class PhoneChannelRequest {
  @About('Whether messages are sent.') @Flag() enabled: boolean;
  @About(
    'Whether people that no mail reaches get messages about changes of their bookings. Only ' +
      'where the venue says so when it takes the number.',
  )
  @Flag()
  callers: boolean;
  @About('Whether one-time codes are sent; omitted: unchanged.')
  @Optional()
  @Flag()
  codes?: boolean;
  @About('Maximum number of messages per day.') @WholeNumber(0, MAX_MESSAGES) dailyLimit: number;
}

export class SmsChannelRequest extends PhoneChannelRequest {
  @About('Price of one SMS in centimes.') @WholeNumber(0, MAX_CENTS) costCents: number;
  @About('HTTP method of the call to the gateway.')
  @OneOf(GATEWAY_METHODS)
  method: GatewayMethod;
  @About('Address of the gateway; it may contain the placeholders of the body.')
  @Line(MAX_ADDRESS, 0)
  url: string;
  @About('Format of the body.') @OneOf(GATEWAY_FORMATS) format: GatewayFormat;
  @About(
    'Body with the placeholders {to} (number with plus), {digits} (number without plus), {text}, ' +
      '{reference} (equal in every retry) and {secret}.',
  )
  @Paragraph(MAX_TEMPLATE, 0)
  body: string;
  @About('Text that the answer contains if the message was accepted; empty: any.')
  @Line(MAX_ADDRESS, 0)
  success: string;
  @About('Headers, one `Name: value` a line; omitted: unchanged; null: none. Never returned.')
  @Optional()
  @Nullable()
  @Paragraph(MAX_TEMPLATE)
  headers?: string | null;
  @About('Value of the placeholder {secret}; omitted: unchanged; null: none. Never returned.')
  @Optional()
  @Nullable()
  @Line(MAX_ADDRESS)
  secret?: string | null;
}

export class WhatsappChannelRequest extends PhoneChannelRequest {
  @About('Price of one message in centimes.') @WholeNumber(0, MAX_CENTS) costCents: number;
  @About('Address of the Cloud API with its version, such as `https://graph.facebook.com/v25.0`.')
  @Line(MAX_ADDRESS)
  url: string;
  @About('Id of the sending number in the Cloud API.') @Line(MAX_NAME, 0) phoneNumberId: string;
  @About('Template of messages: category utility, with the variables title and text.')
  @Line(MAX_NAME, 0)
  template: string;
  @About('Template of codes: category authentication; omitted: unchanged.')
  @Optional()
  @Line(MAX_NAME, 0)
  codeTemplate?: string;
  @About('Access token; omitted: unchanged; null: none. Never returned.')
  @Optional()
  @Nullable()
  @Line(MAX_ADDRESS)
  token?: string | null;
  @About('App secret, which signs the states; omitted: unchanged; null: none. Never returned.')
  @Optional()
  @Nullable()
  @Line(MAX_ADDRESS)
  appSecret?: string | null;
}

export class PushChannelRequest {
  @About('Whether browsers can subscribe and messages are pushed.') @Flag() enabled: boolean;
  @About('Maximum number of messages per day.') @WholeNumber(0, MAX_MESSAGES) dailyLimit: number;
}

/** Body of `PUT channels`: settings of a channel that is left out stay unchanged. */
export class UpdateChannelsRequest {
  @About('WhatsApp by the Cloud API of Meta.')
  @Optional()
  @Nested(() => WhatsappChannelRequest)
  whatsapp?: WhatsappChannelRequest;
  @About('SMS by an HTTP gateway.')
  @Optional()
  @Nested(() => SmsChannelRequest)
  sms?: SmsChannelRequest;
  @About('Messages in browsers, by web push.')
  @Optional()
  @Nested(() => PushChannelRequest)
  push?: PushChannelRequest;
}

/** Body of `POST channels/{name}/test`. */
export class TestChannelRequest {
  @About('Number that gets the test message.')
  @Phone('CUSTOMER_PHONE_INVALID')
  to: string;
}
