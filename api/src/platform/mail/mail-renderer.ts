import { Inject, Injectable } from '@nestjs/common';
import { type Locale, localizePath } from '@five/shared/locales/locale';
import { VenueClock } from '../clock/venue-clock.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { oneLine, present } from '../wording/present.ts';
import { Wording } from '../wording/wording.ts';
import { type Brand, MailBrand } from './mail-brand.ts';
import { htmlOfMail, type MailContent, textOfMail } from './mail-layout.ts';

/** What is to be written, to whom. */
export interface MailOrder {
  template: string;
  parameters: Record<string, unknown>;
  name: string;
  locale: Locale;
}

export interface RenderedMail {
  brand: Brand;
  subject: string;
  text: string;
  html: string;
  /** The six digits it carries, if it does. */
  code: string | null;
}

const CODE = /^\d{6}$/;
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Makes a mail of a template in `mails.json` (`subject`, `title`, `lines`, `button`) and its parameters. */
@Injectable()
export class MailRenderer {
  constructor(
    private readonly wording: Wording,
    private readonly brand: MailBrand,
    private readonly clock: VenueClock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** `parameters.path` is the page of the site that the button opens. @throws Error for a template that does not exist */
  async render(order: MailOrder): Promise<RenderedMail> {
    if (!this.wording.has('mails', `${order.template}.subject`)) throw new Error(`no mail is named ${order.template}`);
    const brand = await this.brand.current();
    const content = this.contentOf(order, brand);
    return { brand, subject: content.subject, text: textOfMail(content), html: htmlOfMail(content), code: content.code };
  }

  private contentOf({ template, parameters, name, locale }: MailOrder, brand: Brand): MailContent {
    const values = present({ name, ...parameters, venue: brand.name }, locale, (instant) => this.clock.wallOf(instant));
    const say = (part: string) => this.wording.say(locale, 'mails', `${template}.${part}`, values);
    return {
      locale,
      brand: brand.name,
      subject: oneLine(say('subject')),
      title: say('title'),
      lines: this.wording.sayAll(locale, 'mails', `${template}.lines`, values),
      code: typeof parameters.code === 'string' && CODE.test(parameters.code) ? parameters.code : null,
      button: this.buttonOf(template, parameters.path, locale, say),
      footer: [brand.name, brand.address, brand.phone].filter((part) => part !== null).join(' · '),
    };
  }

  private buttonOf(template: string, path: unknown, locale: Locale, say: (part: string) => string): MailContent['button'] {
    if (typeof path !== 'string' || !SITE_PATH.test(path) || !this.wording.has('mails', `${template}.button`)) return null;
    return { label: say('button'), url: new URL(localizePath(path, locale), this.settings.publicOrigin).href };
  }
}
