import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';

/**
 * A secret encrypted with a passphrase: scrypt derives the key, AES-256-GCM encrypts. All parts are
 * base64 text.
 */
export interface EncryptedKey {
  salt: string;
  nonce: string;
  tag: string;
  text: string;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const MARK_DIGITS = 16;
// Parameters recommended by OWASP for scrypt (2026): 128 MiB of memory, about half a second.
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

export function encryptKey(secret: string, passphrase: string): EncryptedKey {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const cipher = createCipheriv(ALGORITHM, scryptSync(passphrase, salt, KEY_BYTES, COST), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const [a, b, c, d] = [salt, nonce, cipher.getAuthTag(), text].map((part) =>
    part.toString('base64'),
  ) as [string, string, string, string];
  return { salt: a, nonce: b, tag: c, text: d };
}

/** Returns the secret, or null if the passphrase is wrong. */
export function decryptKey(sealed: EncryptedKey, passphrase: string): string | null {
  const [salt, nonce, tag, text] = [sealed.salt, sealed.nonce, sealed.tag, sealed.text].map(
    (part) => Buffer.from(part, 'base64'),
  ) as [Buffer, Buffer, Buffer, Buffer];
  try {
    const decipher = createDecipheriv(
      ALGORITHM,
      scryptSync(passphrase, salt, KEY_BYTES, COST),
      nonce,
    ).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Fingerprint that distinguishes secrets and does not reveal them. */
export const fingerprintOf = (secret: string): string =>
  createHash('sha256').update(`field key:${secret}`).digest('hex').slice(0, MARK_DIGITS);
