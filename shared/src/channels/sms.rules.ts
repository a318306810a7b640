import type { GatewayFormat, GatewayMethod } from './channels.codes.ts';

/** Characters of one SMS, and of each part of a longer text (3GPP TS 23.040). */
const GSM = { single: 160, part: 153 };
const UNICODE = { single: 70, part: 67 };

/** The GSM 7-bit alphabet (3GPP TS 23.038). */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters of its extension table, which count twice. */
const EXTENDED = new Set('^{}\\[~]|€\f');

/** Number of SMS that a text takes; a provider charges each. */
export function smsParts(text: string): number {
  const length = gsmLength(text);
  const [count, { single, part }] = length === null ? [text.length, UNICODE] : [length, GSM];
  return count <= single ? 1 : Math.ceil(count / part);
}

/** Length in the GSM alphabet; null if a character is not in it. */
function gsmLength(text: string): number | null {
  let length = 0;
  for (const character of text) {
    if (BASIC.has(character)) length += 1;
    else if (EXTENDED.has(character)) length += 2;
    else return null;
  }
  return length;
}

/** Values of the placeholders in the templates of a gateway. */
export interface GatewayValues {
  /** Number of the recipient in E.164 format, such as `+212612345678`. */
  to: string;
  /** The same number without the plus sign. */
  digits: string;
  text: string;
  /** Reference of the message, equal in every retry, so that a gateway can detect duplicates. */
  reference: string;
  /** The secret of the settings. */
  secret: string;
}

const PLACEHOLDER = /\{(to|digits|text|reference|secret)\}/g;

/** Replaces the placeholders of a template. `encode` makes a value safe in its place. */
export const fillTemplate = (
  template: string,
  values: GatewayValues,
  encode: (value: string) => string,
): string => template.replace(PLACEHOLDER, (_, name: keyof GatewayValues) => encode(values[name]));

/** Encoders of a value by place: inside a JSON string, and in a form or an address. */
export const ENCODERS: Record<GatewayFormat, (value: string) => string> = {
  json: (value) => JSON.stringify(value).slice(1, -1),
  form: encodeURIComponent,
};

/** Whether the call of a gateway contains the number and the text. A `GET` call has no body. */
export function isCompleteGateway({
  method,
  url,
  body,
}: {
  method: GatewayMethod;
  url: string;
  body: string;
}): boolean {
  const templates = method === 'GET' ? url : `${url} ${body}`;
  return url !== '' && /\{(to|digits)\}/.test(templates) && templates.includes('{text}');
}

const HEADER = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\x20-\x7e]*)$/;
/** Headers that the product sets itself, or that would change the framing of the request. */
const OWN_HEADERS = ['host', 'content-length', 'content-type', 'transfer-encoding', 'connection'];

/** Reads headers of a gateway, one `Name: value` a line; null if a line is not a header. */
export function readHeaders(text: string): Record<string, string> | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => HEADER.exec(line.trim()));
  if (pairs.some((pair) => !pair?.[1] || OWN_HEADERS.includes(pair[1].toLowerCase()))) return null;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
}
