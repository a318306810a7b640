import { Injectable } from '@nestjs/common';
import { deskNotice, type DeskNoticeAnswer } from '@five/shared/desk/desk-notices.contract';
import { DEFAULT_LOCALE, type Locale } from '@five/shared/locales/locale';
import { isReference } from '@five/shared/references/reference';
import { NoticeTexts } from '../../platform/i18n/notice-texts.ts';
import { Translator } from '../../platform/i18n/translator.ts';
import { MailBrand } from '../../platform/mail/mail-brand.ts';
import { type Addressee, Recipients } from '../../platform/outbox/recipients.ts';
import { answerOf } from '../../platform/rows/answer-of.ts';
import type { DeskNotice } from './desk-notice.entity.ts';

/** Stored fields that an answer has. */
export const FIELDS = [
  'reference',
  'template',
  'guest',
  'parameters',
  'createdAt',
  'dueAt',
  'until',
  'doneAt',
  'doneWay',
] as const;

/** A stored message with what is shown of its customer. */
export interface NoticeRow extends Pick<DeskNotice, (typeof FIELDS)[number]> {
  customer: DeskNoticeAnswer['customer'];
  state: DeskNoticeAnswer['state'];
  doneBy: string | null;
  locale: Locale | null;
  reason: DeskNoticeAnswer['reason'];
}

/** Builds the answers about messages that the desk passes on, with their texts. */
@Injectable()
export class DeskNoticeAnswers {
  constructor(
    private readonly brand: MailBrand,
    private readonly noticeTexts: NoticeTexts,
    private readonly translator: Translator,
    private readonly recipients: Recipients,
  ) {}

  /** Name and number of a guest are read when they are shown, so that they are stored once. */
  async of(row: NoticeRow): Promise<DeskNoticeAnswer> {
    const venue = (await this.brand.current()).name;
    const guest = row.guest === null ? null : await this.recipients.find(row.guest, null);
    const reference = row.parameters.reference ?? row.parameters.booking;
    const textIn = (locale: Locale) =>
      this.translator.translate(locale, 'lines', 'deskNotice', {
        name: row.customer?.fullName ?? guest?.name ?? '',
        text: this.noticeTexts.textOf(row, locale),
        venue,
      });
    return answerOf(deskNotice, row, {
      id: row.reference,
      guest: row.guest === null ? null : guestOf(guest),
      locale: guest?.locale ?? row.locale ?? DEFAULT_LOCALE,
      texts: { fr: textIn('fr'), en: textIn('en'), ar: textIn('ar') },
      booking: typeof reference === 'string' && isReference('B', reference) ? reference : null,
      createdAt: row.createdAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      until: row.until?.toISOString() ?? null,
      doneAt: row.doneAt?.toISOString() ?? null,
    });
  }
}

const guestOf = (guest: Addressee | null) => ({
  name: guest?.name ?? null,
  phone: guest?.address ?? null,
});
