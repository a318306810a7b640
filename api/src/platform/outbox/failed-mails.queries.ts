import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { FailedMailAnswer } from '@five/shared/reports/failed-mails.contract';
import { VenueClock } from '../clock/venue-clock.ts';
import type { RawQuery } from '../lists/list-query.ts';
import type { ListSpecOf } from '../lists/list-spec.ts';
import { Lists } from '../lists/lists.ts';
import type { Page } from '../lists/page.ts';
import { formatParameters } from '../i18n/format-parameters.ts';
import { Translator } from '../i18n/translator.ts';
import { Recipients } from './recipients.ts';
import { selectOf } from '../rows/columns.ts';
import { OutboxMessage } from './outbox.entity.ts';

const FIELDS = [
  'reference',
  'recipient',
  'template',
  'parameters',
  'tries',
  'dueAt',
  'givenUpAt',
] as const;

interface FailedMailRow extends Pick<OutboxMessage, (typeof FIELDS)[number]> {
  user: string | null;
  error: string | null;
  givenUpAt: Date;
}

const USER = "(case when o.recipient not like 'mailto:%' then o.recipient end)";

const LIST: ListSpecOf<'GET failed_mails'> = {
  name: 'failed_mails',
  select: `select ${selectOf(OutboxMessage, 'o', FIELDS)}, ${USER} as "user",
    o.last_error as error from outbox o`,
  where: "o.channel = 'mail' and o.given_up_at is not null",
  fields: {
    id: { sql: 'o.reference', kind: 'text' },
    template: { sql: 'o.template', kind: 'text' },
    user: { sql: USER, kind: 'text' },
  },
  search: [
    'lower(o.recipient)',
    'lower(o.template)',
    "lower(o.parameters ->> 'reference')",
    'lower(o.last_error)',
  ],
  sort: {
    id: 'o.reference',
    reference: 'o.reference',
    dueAt: 'o.due_at',
    givenUpAt: 'o.given_up_at',
    template: 'o.template',
  },
  order: 'o.given_up_at desc',
  tieBreak: 'o.id desc',
};

/** Reads mails whose delivery was given up after the last attempt. */
@Injectable()
export class FailedMailsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly recipients: Recipients,
    private readonly translator: Translator,
    private readonly clock: VenueClock,
  ) {}

  async page(query: RawQuery, locale: Locale): Promise<Page<FailedMailAnswer>> {
    const page = await this.lists.read<FailedMailRow>(LIST, query);
    const addressees = new Map(
      await Promise.all(
        page.rows.map(
          async ({ recipient }) =>
            [recipient, (await this.recipients.find(recipient, null))?.address ?? null] as const,
        ),
      ),
    );
    return page.map((row) => this.answerOf(row, addressees.get(row.recipient) ?? null, locale));
  }

  private answerOf(
    { reference, user, template, parameters, tries, error, dueAt, givenUpAt }: FailedMailRow,
    to: string | null,
    locale: Locale,
  ): FailedMailAnswer {
    const values = formatParameters(parameters, locale, (instant) => this.clock.wallOf(instant));
    return {
      id: reference,
      reference,
      to,
      user,
      template,
      title: this.translator.translate(locale, 'mails', `${template}.title`, values),
      about: typeof parameters.reference === 'string' ? parameters.reference : null,
      tries,
      error,
      dueAt: dueAt.toISOString(),
      givenUpAt: givenUpAt.toISOString(),
    };
  }
}
