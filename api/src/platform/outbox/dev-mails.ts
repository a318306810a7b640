import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@five/shared/locales/locale';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { DomainError } from '../http/domain-error.ts';
import type { RawQuery } from '../lists/list-query.ts';
import type { ListSpecOf } from '../lists/list-spec.ts';
import { Lists } from '../lists/lists.ts';
import { Page } from '../lists/page.ts';
import { Recipients } from './recipients.ts';
import { oneLine } from '../i18n/format-parameters.ts';
import type { Brand } from '../mail/mail-brand.ts';
import { LOGO_PART } from '../mail/mail-layout.ts';
import { StopLinks } from '../mail/stop-links.ts';
import { MailRenderer } from '../mail/mail-renderer.ts';
import { selectOf } from '../rows/columns.ts';
import { OutboxMessage } from './outbox.entity.ts';

/** A mail in the demo's mailbox. */
export interface DevMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  code: string | null;
}

const FIELDS = ['recipient', 'sentTo', 'template', 'parameters', 'locale', 'sentAt'] as const;

type SentRow = Pick<OutboxMessage, 'recipient' | 'template' | 'parameters' | 'locale'> & {
  sentTo: string;
  sentAt: Date;
};

const LIST: ListSpecOf<'GET dev/mails'> = {
  name: 'mails',
  select: `select ${selectOf(OutboxMessage, 'm', FIELDS)} from outbox m`,
  where: "m.channel = 'mail' and m.sent_to is not null and ($1::text is null or m.sent_to = $1)",
  fields: { id: { sql: 'm.reference', kind: 'text' } },
  search: ['m.sent_to'],
  sort: { sentAt: 'm.sent_at' },
  order: 'm.sent_at desc',
  tieBreak: 'm.id desc',
};

/**
 * Mails for the demo's mailbox page: mails that were sent by the mail server or written to files.
 * They are rendered again from the outbox rows.
 */
@Injectable()
export class DevMails {
  constructor(
    private readonly lists: Lists,
    private readonly recipients: Recipients,
    private readonly renderer: MailRenderer,
    private readonly stops: StopLinks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Lists mails, newest first. Without an address, the mails of all addresses are listed.
   * @throws DomainError NOT_FOUND outside of the demo, and for a request from another machine
   */
  async list(isHere: boolean, to: unknown, query: RawQuery = {}): Promise<Page<DevMail>> {
    if (this.settings.demo === 'off' || !isHere) throw new DomainError('NOT_FOUND');
    const address = typeof to === 'string' && to !== '' ? oneLine(to).toLowerCase() : null;
    const page = await this.lists.read<SentRow>(LIST, query, [address]);
    const mails = await Promise.all(page.rows.map((row) => this.mailOf(row)));
    return new Page(page.name, mails, page.first, page.total);
  }

  private async mailOf({
    recipient,
    sentTo,
    template,
    parameters,
    locale,
    sentAt,
  }: SentRow): Promise<DevMail> {
    const addressee = await this.recipients.find(recipient, locale);
    const reader = addressee ?? { name: '', address: sentTo, locale: locale ?? DEFAULT_LOCALE };
    const { brand, subject, text, html, code } = await this.renderer.render({
      template,
      parameters,
      stop: this.stops.of(recipient, template, reader),
      ...reader,
    });
    const shown = withLogo(html, brand.logo);
    return { to: sentTo, subject, text, html: shown, sentAt: sentAt.toISOString(), code };
  }
}

/** The HTML with the logo inside it, because the mailbox shows no parts of mails. */
const withLogo = (html: string, logo: Brand['logo']): string =>
  logo === null
    ? html
    : html.replaceAll(`cid:${LOGO_PART}`, `data:image/png;base64,${logo.bytes.toString('base64')}`);
