import { ACTION_COLOR } from '@five/shared/venue/brand/action-color.rules';
import { Inject, Injectable } from '@nestjs/common';
import type { DrawnLogo } from '../drawn-logo.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';

/** The sender data of mails. */
export interface Brand {
  name: string;
  /** Mail address to which replies are sent. */
  address: string;
  phone: string | null;
  /** Color of buttons, `#rrggbb`. */
  color: string;
  /** The venue's own logo for any ground; null: its name only. */
  logo: DrawnLogo | null;
}

/** Gives the platform access to the sender data, which the settings domain provides. */
@Injectable()
export class MailBrand {
  private load: (() => Promise<Brand>) | null = null;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  register(load: () => Promise<Brand>): void {
    this.load = load;
  }

  async current(): Promise<Brand> {
    return this.load
      ? this.load()
      : {
          name: this.host,
          address: `no-reply@${this.host}`,
          phone: null,
          color: ACTION_COLOR,
          logo: null,
        };
  }

  /**
   * The host of the site's public URL. It is the part after the `@` in the Message-ID of a mail.
   */
  get host(): string {
    return new URL(this.settings.publicOrigin).hostname.replace(/^\[|\]$/g, '');
  }
}
