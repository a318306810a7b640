import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { Signatures } from '../config/signatures.ts';
import { ChannelSettings } from './channel-settings.ts';

const SIGNATURE = /^sha256=([0-9a-f]{64})$/;
const PURPOSE = 'whatsapp webhook';

/** Decides whether a call of the webhook comes from the WhatsApp account of the venue. */
@Injectable()
export class WhatsappWebhookAccess {
  readonly url: string;
  /** The text with which Meta opens the webhook. It derives from the key of the data folder. */
  readonly verifyToken: string;

  constructor(
    @Inject(SETTINGS) { publicOrigin }: Settings,
    private readonly signatures: Signatures,
    private readonly settings: ChannelSettings,
  ) {
    this.url = `${publicOrigin}/api/channels/whatsapp/webhook`;
    this.verifyToken = signatures.of(PURPOSE, '');
  }

  isVerifyToken(token: string): boolean {
    return this.signatures.isValid(PURPOSE, '', token);
  }

  /** Whether a body has the signature of the app secret. Without a secret no body has one. */
  async isSigned(body: string, header: unknown): Promise<boolean> {
    const { appSecret } = (await this.settings.whatsapp()).secrets;
    const [, given = ''] = SIGNATURE.exec(String(header)) ?? [];
    if (appSecret === '' || given === '') return false;
    const expected = createHmac('sha256', appSecret).update(body).digest();
    return timingSafeEqual(Buffer.from(given, 'hex'), expected);
  }
}
