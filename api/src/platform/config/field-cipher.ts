import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from './config.module.ts';
import { storedSecret } from './secrets.ts';
import type { Settings } from './settings.ts';

/** File name of the key in the data folder. */
export const FIELD_KEY = 'field-key';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the few columns that a stolen database dump must not reveal. The key is stored in the
 * data folder, apart from the database.
 */
@Injectable()
export class FieldCipher {
  private readonly log = new Logger(FieldCipher.name);
  private readonly key: Buffer;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.key = keyOf(storedSecret(settings.dataDir, FIELD_KEY));
  }

  /**
   * @param owner reference of the row that contains the field. It is authenticated with the text,
   * so encrypted text that is copied to another row does not decrypt.
   */
  encrypt(text: string, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Returns the text, or null if it was encrypted with another key. */
  decrypt(sealed: Buffer, owner: string): string | null {
    const text = decryptWith(this.key, sealed, owner);
    if (text === null)
      this.log.error(
        'a sealed field does not open: the key in the data ' +
          'folder is not the one it was sealed with',
      );
    return text;
  }
}

/** Derives the encryption key from a secret of the data folder. */
export const keyOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * Decrypts a field of the given owner. Returns null if the field was encrypted with another key.
 */
export function decryptWith(key: Buffer, sealed: Buffer, owner: string): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([
      decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return null;
  }
}
