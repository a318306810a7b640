import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import type { GatewayFormat, GatewayMethod } from '@five/shared/channels/channels.codes';
import type {
  SmsChannelRequest,
  WhatsappChannelRequest,
} from '@five/shared/channels/channels.requests';
import type { Locale } from '@five/shared/locales/locale';
import { typedCents } from '@five/shared/money/typed-amount';
import { fieldText } from '../platform/tables/inputs/money.rules.ts';

/** Whether a channel sends, to people without an account too, and one-time codes. */
export interface Switches {
  enabled: boolean;
  callers: boolean;
  codes: boolean;
}

/** The switches of the stored settings, without the other settings. */
export const switchesOf = ({ enabled, callers, codes }: Switches): Switches => ({
  enabled,
  callers,
  codes,
});

/** Texts of the form of the SMS gateway, as typed. */
export interface SmsDraft extends Record<string, string> {
  method: GatewayMethod;
  url: string;
  format: GatewayFormat;
  body: string;
  success: string;
  headers: string;
  secret: string;
  dailyLimit: string;
  cost: string;
}

/** The form of the stored settings. Secrets are never read, so their fields are empty. */
export const smsDraftOf = (sms: ChannelsAnswer['sms'], locale: Locale): SmsDraft => ({
  method: sms.method,
  url: sms.url,
  format: sms.format,
  body: sms.body,
  success: sms.success,
  headers: '',
  secret: '',
  dailyLimit: String(sms.dailyLimit),
  cost: fieldText(sms.costCents, locale),
});

/** The request of a form. A secret whose field is empty stays as it is. */
export function smsRequestOf(
  { cost, dailyLimit, headers, secret, ...draft }: SmsDraft,
  switches: Switches,
): SmsChannelRequest {
  return {
    method: draft.method,
    url: draft.url.trim(),
    format: draft.format,
    body: draft.body,
    success: draft.success.trim(),
    ...switches,
    dailyLimit: Number(dailyLimit),
    costCents: typedCents(cost) ?? 0,
    ...(headers.trim() !== '' && { headers }),
    ...(secret.trim() !== '' && { secret: secret.trim() }),
  };
}

/** Texts of the form of WhatsApp, as typed. */
export interface WhatsappDraft extends Record<string, string> {
  url: string;
  phoneNumberId: string;
  template: string;
  codeTemplate: string;
  token: string;
  appSecret: string;
  dailyLimit: string;
  cost: string;
}

/** The form of the stored settings of WhatsApp. Token and app secret are empty. */
export const whatsappDraftOf = (
  whatsapp: ChannelsAnswer['whatsapp'],
  locale: Locale,
): WhatsappDraft => ({
  url: whatsapp.url,
  phoneNumberId: whatsapp.phoneNumberId,
  template: whatsapp.template,
  codeTemplate: whatsapp.codeTemplate,
  token: '',
  appSecret: '',
  dailyLimit: String(whatsapp.dailyLimit),
  cost: fieldText(whatsapp.costCents, locale),
});

/** The request of a form. A token or secret whose field is empty stays as it is. */
export function whatsappRequestOf(
  { cost, dailyLimit, token, appSecret, ...draft }: WhatsappDraft,
  switches: Switches,
): WhatsappChannelRequest {
  return {
    url: draft.url.trim(),
    phoneNumberId: draft.phoneNumberId.trim(),
    template: draft.template.trim(),
    codeTemplate: draft.codeTemplate.trim(),
    ...switches,
    dailyLimit: Number(dailyLimit),
    costCents: typedCents(cost) ?? 0,
    ...(token.trim() !== '' && { token: token.trim() }),
    ...(appSecret.trim() !== '' && { appSecret: appSecret.trim() }),
  };
}

/** Whether a request changes nothing. A typed secret is a change. */
export const isStored = (request: object, stored: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(request).every(
    ([name, value]) => values.has(name) && value === values.get(name),
  );
};
