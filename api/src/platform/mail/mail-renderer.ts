import { Inject, Injectable } from '@nestjs/common';
import { formatPhone } from '@five/shared/auth/phone-display';
import { type Locale, localizePath } from '@five/shared/locales/locale';
import { leadsToHidden } from '@five/shared/venue/pages/optional-pages.rules';
import { MAIL_PAGES, type MailTemplate } from '@five/shared/locales/message-parameters';
import { writtenDirection } from '@five/shared/platform/direction';
import { formatRib } from '@five/shared/venue/company-numbers';
import { PLACEHOLDER_EMAIL } from '@five/shared/venue/setup/setup.rules';
import { HiddenPages } from '../access/hidden-pages.ts';
import { VenueClock } from '../clock/venue-clock.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { formatParameters, isolate, oneLine, unlinked } from '../i18n/format-parameters.ts';
import { Translator } from '../i18n/translator.ts';
import { type Brand, MailBrand } from './mail-brand.ts';
import { MailLinks } from './mail-links.ts';
import type { StopLink } from './stop-links.ts';
import { ticketOf } from './mail-ticket.ts';
import { htmlOfMail, type MailContent, textOfMail } from './mail-layout.ts';

/** A mail to render and its recipient. */
export interface MailOrder {
  template: string;
  parameters: Record<string, unknown>;
  name: string;
  address: string;
  locale: Locale;
  /** Links with which the recipient stops mails of this kind; null: the mail is always sent. */
  stop?: StopLink | null;
}

/** The part of a mail on which its link depends. */
type LinkOrder = Pick<MailOrder, 'template' | 'parameters' | 'address' | 'locale'>;

export interface RenderedMail {
  brand: Brand;
  subject: string;
  text: string;
  html: string;
  /** Reply address; null for the venue's address. */
  replyTo: { name: string; address: string } | null;
  stop: StopLink | null;
  /** The code of six digits that the mail contains; null for a mail without a code. */
  code: string | null;
}

const CODE = /^\d{6}$/;
/**
 * Templates of mails to the venue that forward a visitor's text, with the parameters that contain
 * the author's name and address. Replies go to the author. Mails between players contain no
 * addresses.
 */
const WRITERS: Partial<Record<MailTemplate, { name: string; address: string }>> = {
  contactReceived: { name: 'fullName', address: 'email' },
};
/**
 * Parameters that one person writes and another person receives by mail. They are not trusted: a
 * sign-up with another person's address controls the name in that person's mail.
 */
const OF_STRANGERS = new Set(['name', 'firstName', 'fullName', 'guardian', 'from', 'title']);

/**
 * Renders a template of `mails.json` (`subject`, `title`, `lines`, `button`) with its parameters.
 */
@Injectable()
export class MailRenderer {
  constructor(
    private readonly translator: Translator,
    private readonly brand: MailBrand,
    private readonly clock: VenueClock,
    private readonly links: MailLinks,
    private readonly hiddenPages: HiddenPages,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Renders a mail.
   * @throws Error for an unknown template
   */
  async render(order: MailOrder): Promise<RenderedMail> {
    const brand = await this.brand.current();
    const content = this.contentOf(order, brand, await this.linkOf(order));
    return {
      brand,
      subject: content.subject,
      text: textOfMail(content),
      html: htmlOfMail(content),
      replyTo: writerOf(order),
      stop: order.stop ?? null,
      code: codeOf(order.parameters),
    };
  }

  /** Address of the page that a message leads to; null if the venue hides it. */
  async linkOf(order: LinkOrder): Promise<string | null> {
    const page = this.pageOf(order);
    return leadsToHidden(page, await this.hiddenPages.current())
      ? null
      : new URL(localizePath(page, order.locale), this.settings.publicOrigin).href;
  }

  private pageOf({ template, address, parameters }: LinkOrder): string {
    if (!isTemplate(template)) throw new Error(`no mail is named ${template}`);
    const valueOf = (name: string): string => {
      if (name === 'token') return this.links.tokenFor(template, parameters);
      return name === 'address' ? address : String(parameters[name] ?? '');
    };
    return MAIL_PAGES[template].replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(valueOf(name)),
    );
  }

  private contentOf(
    { template, parameters, name, locale, stop = null }: MailOrder,
    brand: Brand,
    url: string | null,
  ): MailContent {
    const shown = formatParameters({ name, ...parameters, venue: brand.name }, locale, (instant) =>
      this.clock.wallOf(instant),
    );
    const values = readable({ ...shown, ...this.translator.hoursIn(locale, parameters) }, locale);
    const translate = (part: string) =>
      this.translator.translate(locale, 'mails', `${template}.${part}`, values);
    return {
      locale,
      brand: brand.name,
      color: brand.color,
      logo: brand.logo,
      subject: oneLine(translate('subject')),
      title: translate('title'),
      lines: this.translator
        .translateAll(locale, 'mails', `${template}.lines`, values)
        .map(capitalized),
      ticket: ticketOf(template, values),
      marked: markedOf(parameters),
      button: url === null ? null : { label: translate('button'), url },
      stop: stop && {
        label: this.translator.translate(locale, 'lines', 'stopMails'),
        url: stop.page,
      },
      footer: [brand.name, brand.address, brand.phone && formatPhone(brand.phone)].filter(
        (part): part is string => part !== null && part !== PLACEHOLDER_EMAIL,
      ),
    };
  }
}

const codeOf = ({ code }: Record<string, unknown>): string | null =>
  typeof code === 'string' && CODE.test(code) ? code : null;

/** What the recipient types or copies: a code, or the RIB and the label of a transfer. */
function markedOf(parameters: Record<string, unknown>): string[] {
  const code = codeOf(parameters);
  const { rib, reference } = parameters;
  return [
    ...(code === null ? [] : [code]),
    ...(typeof rib === 'string' ? [formatRib(rib), String(reference)] : []),
  ];
}

function writerOf({ template, parameters }: MailOrder): RenderedMail['replyTo'] {
  const writer = isTemplate(template) ? WRITERS[template] : undefined;
  const address = writer && parameters[writer.address];
  return writer && typeof address === 'string'
    ? { name: String(parameters[writer.name] ?? ''), address }
    : null;
}

/**
 * Removes links from the texts of strangers. In French and English, texts in Arabic letters are
 * isolated, so that the punctuation of the sentence stays outside of them; in Arabic all texts are.
 */
function readable(values: Record<string, unknown>, locale: Locale): Record<string, unknown> {
  const shown = (key: string, value: string) => {
    const text = OF_STRANGERS.has(key) ? unlinked(value) : value;
    return locale !== 'ar' && writtenDirection(text) === 'rtl' ? isolate(text) : text;
  };
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? shown(key, value) : value,
    ]),
  );
}

/** A day at the start of a line begins with a small letter in French. */
const capitalized = (line: string) => line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const isTemplate = (template: string): template is MailTemplate =>
  Object.hasOwn(MAIL_PAGES, template);
