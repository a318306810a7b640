import { createECDH, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.ts';
import { FIELD_KEY } from '../config/field-cipher.ts';
import { storedSecret } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';

const KEY_BYTES = 32;

/**
 * The key pair by which push services recognize this product (RFC 8292). It derives from the key of
 * the data folder, so subscriptions outlive a restore on another machine.
 */
@Injectable()
export class VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;

  constructor(@Inject(SETTINGS) { dataDir }: Settings) {
    const secret = storedSecret(dataDir, FIELD_KEY);
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'web push', KEY_BYTES));
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(key);
    this.publicKey = pair.getPublicKey('base64url');
    this.privateKey = key.toString('base64url');
  }
}
