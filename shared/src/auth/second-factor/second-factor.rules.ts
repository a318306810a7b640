import { asciiDigits } from '../../search/fold.ts';

/** Number of recovery codes that an account gets at once. */
export const RECOVERY_CODES = 10;
/** Number of symbols of a recovery code; with 32 symbols each, a code has 50 bits. */
export const RECOVERY_CODE_LENGTH = 10;
/** Symbols of recovery codes: digits and lower-case letters without `i`, `l`, `o` and `u`. */
export const RECOVERY_SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';
/** Length of a step of the app's codes in seconds, as all apps assume it. */
export const STEP_SECONDS = 30;
/** Number of steps before and after the present whose codes are accepted. */
export const STEP_WINDOW = 1;

const APP_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^[0-9a-hjkmnp-tv-z]{10}$/;
const LOOK_ALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', u: 'v' };

/** A typed second factor: a code of the app, or a recovery code. */
export interface TypedFactor {
  kind: 'app' | 'recovery';
  code: string;
}

/**
 * Returns the code that was typed as a second factor; null for any other text. Blanks and dashes
 * are ignored, digits of Arabic keyboards are converted, and look-alike letters are those of the
 * symbol that they resemble.
 */
export function typedFactor(text: string): TypedFactor | null {
  const code = asciiDigits(text)
    .replace(/[\s-]/g, '')
    .toLowerCase()
    .replace(/[oilu]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  if (APP_CODE.test(code)) return { kind: 'app', code };
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null;
}

/** Formats a recovery code for reading: two groups of five symbols. */
export const shownRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;

/** Formats the key of an app for typing: groups of four characters. */
export const shownKey = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? '';
