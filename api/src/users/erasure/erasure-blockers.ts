import { ERASE_BLOCKER_KINDS } from '@five/shared/auth/auth.codes';
import { Injectable } from '@nestjs/common';
import { type EraseBlocker } from '@five/shared/auth/auth.contract';
import type { Locale, Texts } from '@five/shared/locales/locale';
import { formatMoney } from '@five/shared/money/money';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Translator } from '../../platform/i18n/translator.ts';
import type { Owner } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../personal-data.ts';

/** Open items that prevent the erasure of an account. */
@Injectable()
export class ErasureBlockers {
  constructor(
    private readonly personalData: PersonalData,
    private readonly translator: Translator,
  ) {}

  /**
   * Refuses the erasure of an account with open items.
   * @throws DomainError AUTH_ERASE_BLOCKED with the open items
   */
  async refuse(tx: Tx, owner: Owner): Promise<void> {
    const blockers = await this.personalData.blockers(tx, owner);
    if (blockers.length > 0)
      throw new DomainError('AUTH_ERASE_BLOCKED', {
        parameters: { open: this.reasonsOf(blockers) },
        extra: { blockers },
      });
  }

  /** Lists the open items by kind, each with its amount and reference, in each language. */
  private reasonsOf(blockers: readonly EraseBlocker[]): Texts {
    const inOrder = ERASE_BLOCKER_KINDS.flatMap((kind) =>
      blockers.filter((blocker) => blocker.kind === kind),
    );
    const listIn = (locale: Locale) =>
      new Intl.ListFormat(locale).format(inOrder.map((blocker) => this.reasonOf(blocker, locale)));
    return { fr: listIn('fr'), en: listIn('en'), ar: listIn('ar') };
  }

  /**
   * Formats an open item with its amount first. In Arabic, a number after Latin letters would be
   * displayed on the wrong side of them.
   */
  private reasonOf({ kind, reference, amountCents }: EraseBlocker, locale: Locale): string {
    const details = [
      ...(amountCents === null ? [] : [formatMoney(amountCents, locale)]),
      reference,
    ];
    return (
      `${this.translator.message(locale, `eraseOpen.${kind}`)} ` +
      `(${details.join(locale === 'ar' ? '، ' : ', ')})`
    );
  }
}
