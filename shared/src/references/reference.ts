/**
 * Kinds of references with their prefixes. Pitches and tariffs have no reference of this form;
 * their code identifies them.
 */
export const REFERENCE_PREFIXES = {
  booking: 'B',
  subscription: 'S',
  pricing: 'PR',
  addon: 'A',
  payment: 'PAY',
  chat: 'C',
  message: 'M',
  discussion: 'D',
  user: 'U',
  customer: 'CU',
  session: 'SE',
  block: 'BL',
  notification: 'N',
  audit: 'AU',
  season: 'SN',
  series: 'SR',
  cashSession: 'CS',
  cashMovement: 'CM',
  bankProfile: 'BP',
  bankLine: 'BK',
  file: 'F',
  media: 'ME',
  partner: 'PA',
  promo: 'PM',
  contact: 'CT',
  academySeason: 'AS',
  academySession: 'AC',
  registration: 'R',
  tournament: 'T',
  team: 'TM',
  match: 'MT',
  openMatch: 'OM',
  matchAsk: 'MK',
  share: 'SH',
  bookingMatch: 'BM',
  matchPerson: 'MP',
  reply: 'RP',
  report: 'RE',
  waiting: 'W',
  draft: 'BD',
  squad: 'SQ',
  squadMember: 'SM',
  noShowDispute: 'ND',
  deskNotice: 'DN',
  pushSubscription: 'PS',
} as const;

export type ReferenceKind = keyof typeof REFERENCE_PREFIXES;
export type ReferencePrefix = (typeof REFERENCE_PREFIXES)[ReferenceKind];

/**
 * The alphabet of Crockford's base32. It has no I, L, O and U, so that references are not misread
 * or misheard over the phone.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BODY_LENGTH = 8;

/** Number of random bytes of a reference: 40 bits, 5 bits per character. */
export const REFERENCE_BYTES = 5;

/**
 * Formats a reference from the first five of `bytes`.
 * @throws RangeError with fewer than five bytes
 */
export function formatReference(prefix: ReferencePrefix, bytes: Uint8Array): string {
  if (bytes.length < REFERENCE_BYTES)
    throw new RangeError(`A reference takes ${REFERENCE_BYTES} bytes`);
  const number = bytes.slice(0, REFERENCE_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
  const body = Array.from({ length: BODY_LENGTH }, (_, index) =>
    ALPHABET.charAt(Math.floor(number / 32 ** (BODY_LENGTH - 1 - index)) % 32),
  );
  return `${prefix}-${body.join('')}`;
}

/** Whether `text` is exactly a reference with the prefix `prefix`. */
export function isReference(prefix: ReferencePrefix, text: unknown): text is string {
  return (
    typeof text === 'string' &&
    text.startsWith(`${prefix}-`) &&
    isBody(text.slice(prefix.length + 1))
  );
}

/**
 * Returns the reference that a typed text means, or null if the text is not a reference with the
 * prefix `prefix`. Accepts lower case, spaces, a missing or doubled dash, O for 0, and I or L for
 * 1.
 */
export function readReference(prefix: ReferencePrefix, text: string): string | null {
  const letters = text.slice(0, 40).toUpperCase().replace(/[\s-]/g, '');
  if (!letters.startsWith(prefix)) return null;
  const body = letters.slice(prefix.length).replace(/O/g, '0').replace(/[IL]/g, '1');
  return isBody(body) ? `${prefix}-${body}` : null;
}

/** Returns the reference of any kind in a typed text, or null; no text matches two kinds. */
export function readAnyReference(text: string): string | null {
  return (
    Object.values(REFERENCE_PREFIXES)
      .map((prefix) => readReference(prefix, text))
      .find((reference) => reference !== null) ?? null
  );
}

function isBody(body: string): boolean {
  return body.length === BODY_LENGTH && [...body].every((letter) => ALPHABET.includes(letter));
}
