import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { VenueClock } from '../clock/venue-clock.ts';
import { formatParameters } from './format-parameters.ts';
import { Translator } from './translator.ts';

/**
 * Renders the short text of a message, a template of `notices.json` with its parameters, and its
 * title, that of the mail.
 */
@Injectable()
export class NoticeTexts {
  constructor(
    private readonly venueClock: VenueClock,
    private readonly translator: Translator,
  ) {}

  textOf(
    { template, parameters }: { template: string; parameters: Record<string, unknown> },
    locale: Locale,
  ): string {
    const shown = formatParameters(parameters, locale, (instant) =>
      this.venueClock.wallOf(instant),
    );
    if (this.translator.isList('notices', template))
      return this.translator
        .translateAll(locale, 'notices', template, {
          ...shown,
          ...this.translator.hoursIn(locale, parameters),
        })
        .join(' ');
    return this.translator.translate(
      locale,
      'notices',
      template,
      this.isWhole(template, parameters, locale) ? shown : { ...shown, context: 'bare' },
    );
  }

  titleOf(
    { template, parameters }: { template: string; parameters: Record<string, unknown> },
    locale: Locale,
  ): string {
    const shown = formatParameters(parameters, locale, (instant) =>
      this.venueClock.wallOf(instant),
    );
    return this.translator.translate(locale, 'mails', `${template}.title`, shown);
  }

  /**
   * Whether the message contains all parameters of its text. A message that was stored before a
   * parameter was added to its text uses the text `…_bare`.
   */
  private isWhole(template: string, parameters: Record<string, unknown>, locale: Locale): boolean {
    return this.translator.namesOf(locale, 'notices', template).every((name) => name in parameters);
  }
}
