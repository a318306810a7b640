import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';

/** In whose name mails are written. */
export interface Brand {
  name: string;
  /** Where answers go. */
  address: string;
  phone: string | null;
}

/** The venue's settings say who writes; the platform only asks. */
@Injectable()
export class MailBrand {
  private load: (() => Promise<Brand>) | null = null;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  register(load: () => Promise<Brand>): void {
    this.load = load;
  }

  async current(): Promise<Brand> {
    return this.load ? this.load() : { name: 'Five Arena', address: `no-reply@${this.host}`, phone: null };
  }

  /** The part of a message's id after the `@`. */
  get host(): string {
    return new URL(this.settings.publicOrigin).hostname.replace(/^\[|\]$/g, '');
  }
}
