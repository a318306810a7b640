import { Injectable } from '@nestjs/common';
import { dirOf, type Locale } from '@five/shared/locales/locale';
import type { MailChoicesAnswer } from '@five/shared/notifications/notifications.contract';
import type { MailChoiceRequest } from '@five/shared/notifications/mail-choices.requests';
import {
  type NoticeKind,
  type NoticeMute,
  stoppedKinds,
  withMailChoice,
} from '@five/shared/notifications/notifications.codes';
import { maskedEmail } from '@five/shared/notifications/masked-email.rules';
import { DataSource } from 'typeorm';
import { Transactions, type Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Translator } from '../../platform/i18n/translator.ts';
import { StopLinks } from '../../platform/mail/stop-links.ts';
import { escapeHtml } from '../../platform/site/html.ts';
import { ProfileService } from '../profile.service.ts';
import { lockUser } from '../verification/lock-user.ts';

interface Account {
  email: string;
  locale: Locale;
  muted: NoticeMute[];
}

/** The choices of mails that the link of a mail opens, without a sign-in. */
@Injectable()
export class MailChoicesService {
  constructor(
    private readonly source: DataSource,
    private readonly transactions: Transactions,
    private readonly links: StopLinks,
    private readonly profiles: ProfileService,
    private readonly translator: Translator,
  ) {}

  /**
   * Reads the choices of the account to which the mail was sent.
   * @throws DomainError NOT_FOUND
   */
  async read(token: string): Promise<MailChoicesAnswer> {
    const { kind, account } = await this.accountOf(token);
    return answerOf(kind, account);
  }

  /**
   * Returns a HTML document that opens the page with the choices, in the language of the account.
   * @throws DomainError NOT_FOUND
   */
  async openingOf(token: string): Promise<string> {
    const {
      account: { locale },
    } = await this.accountOf(token);
    const url = escapeHtml(this.links.pageOf(token, locale));
    const title = escapeHtml(this.translator.translate(locale, 'lines', 'stopMails'));
    return `<!doctype html><html lang="${locale}" dir="${dirOf(locale)}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0;url=${url}"><title>${title}</title></head>
<body><a href="${url}">${title}</a></body></html>`;
  }

  /**
   * Stops or resumes one kind of mails. Idempotent.
   * @throws DomainError NOT_FOUND
   */
  change(token: string, choice: MailChoiceRequest): Promise<MailChoicesAnswer> {
    return this.transactions.run(async (tx) => {
      const { kind, user } = await this.lockedUser(tx, token);
      const muted = withMailChoice(user.muted, choice);
      await this.profiles.change(tx, user, { muted });
      return answerOf(kind, { ...user, muted });
    });
  }

  /**
   * Stops mails of the kind of the mail that contains the link. Idempotent.
   * @throws DomainError NOT_FOUND
   */
  stop(token: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { kind, user } = await this.lockedUser(tx, token);
      await this.profiles.change(tx, user, {
        muted: withMailChoice(user.muted, { kind, wanted: false }),
      });
    });
  }

  private async lockedUser(tx: Tx, token: string) {
    const parts = this.links.read(token);
    if (!parts) throw new DomainError('NOT_FOUND');
    const user = await lockUser(tx, parts.user);
    const { email } = user;
    if (email === null || !this.links.isValid(parts, email)) throw new DomainError('NOT_FOUND');
    return { kind: parts.kind, user: { ...user, email } };
  }

  private async accountOf(token: string): Promise<{ kind: NoticeKind; account: Account }> {
    const parts = this.links.read(token);
    const [account] = await this.source.query<Account[]>(
      `select email, locale, muted from users
        where reference = $1 and email is not null and erased_at is null`,
      [parts?.user ?? ''],
    );
    if (!parts || !account || !this.links.isValid(parts, account.email))
      throw new DomainError('NOT_FOUND');
    return { kind: parts.kind, account };
  }
}

const answerOf = (
  kind: NoticeKind,
  { email, muted }: Pick<Account, 'email' | 'muted'>,
): MailChoicesAnswer => ({ address: maskedEmail(email), kind, stopped: stoppedKinds(muted) });
