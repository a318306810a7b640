import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from './config.module.ts';
import { FIELD_KEY } from './field-cipher.ts';
import { storedSecret } from './secrets.ts';
import type { Settings } from './settings.ts';

const KEY_BYTES = 32;
/** 128 bits, the length that a link without a sign-in requires. */
const SIGNATURE_BYTES = 16;

/**
 * Signs texts that leave the product, such as the tokens of links and cookies, and checks them when
 * they come back. The key belongs to the data folder and its backups, so links outlive a change of
 * `JWT_SECRET`.
 */
@Injectable()
export class Signatures {
  private readonly key: Buffer;

  constructor(@Inject(SETTINGS) { dataDir }: Settings) {
    const secret = storedSecret(dataDir, FIELD_KEY);
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'signatures', KEY_BYTES));
  }

  /**
   * Returns the signature of a text: 22 characters that are safe in a URL and in a cookie.
   * @param purpose what the text is for; a signature for one purpose is not valid for another
   */
  of(purpose: string, text: string): string {
    return createHmac('sha256', this.key)
      .update(`${purpose}\n${text}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString('base64url');
  }

  isValid(purpose: string, text: string, signature: string): boolean {
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.of(purpose, text))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
