import type { Locale } from '../locales/locale.ts';

/** Longest title and text, so that a template body keeps within Meta's 1,024 characters. */
const MAX_TITLE = 100;
const MAX_TEXT = 700;

/** A message to a number. */
export interface WhatsappMessage {
  /** Number of the recipient in E.164 format, such as `+212612345678`. */
  to: string;
  title: string;
  text: string;
  locale: Locale;
  /** Reference of the message, which the states of the message contain. */
  reference: string;
  /** The one-time code of a message with a code; null for other messages. */
  code?: string | null;
}

/** Names of the templates of a venue. */
export interface WhatsappTemplates {
  /** Template of messages: its body has the variables title and text. */
  template: string;
  /** Authentication template, with a button that copies the code. */
  codeTemplate: string;
}

const parameter = (value: string, max: number) => ({ type: 'text', text: oneLine(value, max) });

/**
 * Body of `POST /{phone-number-id}/messages` of the Cloud API. The templates exist in each language
 * of the site. That of codes is an authentication template, whose text is given by Meta; its body
 * and its button get the code.
 */
export function whatsappBody(
  { to, title, text, locale, reference, code }: WhatsappMessage,
  { template, codeTemplate }: WhatsappTemplates,
): object {
  const components = code
    ? codeComponents(code)
    : [{ type: 'body', parameters: [parameter(title, MAX_TITLE), parameter(text, MAX_TEXT)] }];
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.slice(1),
    type: 'template',
    template: {
      name: code ? codeTemplate : template,
      language: { code: locale },
      components,
    },
    biz_opaque_callback_data: reference,
  };
}

function codeComponents(code: string): object[] {
  const parameters = [parameter(code, MAX_TITLE)];
  return [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ];
}

/**
 * A value of a template. Meta refuses line breaks, tabs and more than four spaces in a row
 * (132018).
 */
export function oneLine(value: string, max: number): string {
  const characters = [...value.replace(/\s+/gu, ' ').trim()];
  return characters.length <= max
    ? characters.join('')
    : `${characters.slice(0, max - 1).join('')}…`;
}

/**
 * Why the Cloud API did not send a message. `later`: it accepts the message at another time;
 * `recipient`: WhatsApp does not reach this number; `settings`: account, token or template.
 */
export type WhatsappRefusal = 'later' | 'recipient' | 'settings';

/** Unknown and temporary errors, rate limits, and maintenance. */
const LATER = [1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004];
/**
 * Number without WhatsApp or undeliverable, own number, number outside of the test list, closed
 * conversation, limits and choices of the recipient, country.
 */
const RECIPIENT = [130472, 130497, 131021, 131026, 131030, 131047, 131049, 131050];

/** Sorts an error code of the Cloud API. */
export function whatsappRefusal(code: number): WhatsappRefusal {
  if (LATER.includes(code)) return 'later';
  return RECIPIENT.includes(code) ? 'recipient' : 'settings';
}

/** Number of the error in a response or state of the Cloud API; null: none. */
export function whatsappErrorCode(error: unknown): number | null {
  const code = fieldOf(error, 'code');
  return typeof code === 'number' && Number.isSafeInteger(code) ? code : null;
}

/** Whether a response means that WhatsApp accepted the message. */
export function isWhatsappAccepted(answer: unknown): boolean {
  const [first] = listOf(answer, 'messages');
  const id = fieldOf(first, 'id');
  return typeof id === 'string' && id !== '';
}

export const WHATSAPP_STATES = ['sent', 'delivered', 'read', 'failed'] as const;
export type WhatsappState = (typeof WHATSAPP_STATES)[number];

/** A state of a message, as WhatsApp reports it. */
export interface WhatsappReport {
  /** Reference of the message. */
  reference: string;
  state: WhatsappState;
  /** Error code of a failed message; null: none was given. */
  code: number | null;
}

/**
 * Reads the states in a notification of WhatsApp. Messages of people, and parts with another form,
 * are left out.
 */
export const whatsappReports = (notification: unknown): WhatsappReport[] =>
  listOf(notification, 'entry')
    .flatMap((entry) => listOf(entry, 'changes'))
    .flatMap((change) => listOf(fieldOf(change, 'value'), 'statuses'))
    .flatMap(reportOf);

function reportOf(status: unknown): WhatsappReport[] {
  const reference = fieldOf(status, 'biz_opaque_callback_data');
  const state = WHATSAPP_STATES.find((one) => one === fieldOf(status, 'status'));
  if (typeof reference !== 'string' || state === undefined) return [];
  const [error] = listOf(status, 'errors');
  return [{ reference, state, code: whatsappErrorCode(error) }];
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function listOf(value: unknown, name: string): unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}
