import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { TimeSpan } from '@five/shared/slots/slots.contract';
import { formatLocalizedDate } from '@five/shared/time/date-format';
import { daysAhead } from '@five/shared/venue/days-ahead.rules';
import { venueFacts } from '@five/shared/venue/facts.rules';
import { upcomingHours, type SeasonWeek } from '@five/shared/venue/hours-ahead.rules';
import { partsOf } from '@five/shared/venue/own-text.rules';
import { fullAddress, mapLink } from '@five/shared/venue/place.rules';
import type {
  OpeningException,
  PoliciesAnswer,
  VenueAnswer,
} from '@five/shared/venue/venue.contract';
import { PLACEHOLDER_EMAIL } from '@five/shared/venue/setup/setup.rules';
import { groupWeek } from '@five/shared/venue/week.rules';
import { wordsIn } from '@five/shared/venue/words/words.rules';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { escapeHtml } from '../platform/site/html.ts';
import type { PublicLine } from '../platform/site/public-blocks.ts';
import { PublicData } from '../platform/site/public-data.ts';
import { Translator } from '../platform/i18n/translator.ts';
import { VenueSettings } from './venue-settings.ts';
import { brandHead } from './brand/brand-head.ts';
import { VenueQueries } from './venue.queries.ts';

/**
 * Embeds the venue's data in every page. The venue's own conditions and privacy policy are embedded
 * in the two pages that show them.
 */
@Injectable()
export class VenueSite {
  constructor(
    pages: PublicData,
    queries: VenueQueries,
    settings: VenueSettings,
    clock: VenueClock,
    translator: Translator,
  ) {
    const closed = (what: string, locale: Locale) =>
      translator.translate(locale, 'lines', 'closed', { what });
    const exceptionLines = (venue: VenueAnswer, locale: Locale) =>
      daysAhead(clock.today(), venue.exceptions).map((days) => exceptionLine(days, locale, closed));
    pages.register(
      '/api/venue',
      (locale) => queries.shown(locale, false),
      (venue, locale) => [
        ...linesOf(venue, locale, clock.today()),
        ...exceptionLines(venue, locale),
      ],
    );
    pages.registerTexts(async (locale) => wordsIn((await settings.current()).words, locale));
    pages.registerHead(async () => {
      const { actionColor, logo } = await queries.shown('fr', false);
      return brandHead(actionColor, logo);
    });
    pages.registerFacts(async (locale) => venueFacts(await queries.shown(locale, false)));
    pages.registerFor(
      ['/conditions', '/privacy'],
      '/api/venue/policies',
      (locale) => queries.policies(locale),
      policyHtml,
    );
  }
}

/**
 * Returns the venue's own conditions or privacy policy as HTML, for readers before hydration or
 * without scripts. It is empty if the venue uses the default text.
 */
function policyHtml({ conditions, privacy }: PoliciesAnswer, page: string): string {
  const parts = partsOf((page === '/privacy' ? privacy : conditions) ?? '').map(({ kind, text }) =>
    kind === 'heading' ? `<h2>${escapeHtml(text)}</h2>` : `<p>${escapeHtml(text)}</p>`,
  );
  return parts.length > 0 ? `<div class="legal-own" dir="auto">${parts.join('')}</div>` : '';
}

function linesOf(venue: VenueAnswer, locale: Locale, today: string): PublicLine[] {
  const { name, phones, email } = venue;
  const { now, next } = upcomingHours(today, venue);
  return [
    name,
    { text: fullAddress(venue), href: mapLink(venue) },
    ...phones.map((phone) => ({ text: phone, href: `tel:${phone.replaceAll(' ', '')}` })),
    ...(email === PLACEHOLDER_EMAIL ? [] : [{ text: email, href: `mailto:${email}` }]),
    ...hoursLines(now, locale),
    ...(next ? hoursLines(next, locale) : []),
  ];
}

/**
 * Formats a week of opening hours as lines. The first line contains the name and dates of the
 * season, if the week has them.
 */
function hoursLines({ name, from, to, week }: SeasonWeek<string>, locale: Locale): string[] {
  const dates =
    from || to
      ? [from, to]
          .map((date) => (date ? formatLocalizedDate(date, locale, 'full') : '…'))
          .join(' – ')
      : '';
  const head = [name, dates].filter(Boolean).join(', ');
  const days = groupWeek(week).flatMap(({ from: first, to: last, intervals }) =>
    intervals.length > 0
      ? [
          hoursOf(
            intervals,
            [...new Set([first, last])].map((weekday) => dayName(weekday, locale)),
          ),
        ]
      : [],
  );
  return head ? [head, ...days] : days;
}

/**
 * Formats one exception of the opening hours as a line: dates that are closed or have special
 * hours.
 */
function exceptionLine(
  { from, to, intervals, reason }: OpeningException,
  locale: Locale,
  closed: (what: string, locale: Locale) => string,
): string {
  const dates = [...new Set([from, to])]
    .map((date) => formatLocalizedDate(date, locale, 'full'))
    .join(' – ');
  const what = [reason, dates].filter(Boolean).join(', ');
  return intervals.length > 0 ? hoursOf(intervals, [what]) : closed(what, locale);
}

const hoursOf = (intervals: readonly TimeSpan[], days: readonly string[]): string =>
  `${days.join(' – ')}: ` +
  `${intervals.map(({ startTime, endTime }) => `${startTime} – ${endTime}`).join(' · ')}`;

/**
 * Returns the name of a weekday (1 = Monday). The dates work because 1 January 2024 was a Monday.
 */
const dayName = (weekday: number, locale: Locale): string =>
  formatLocalizedDate(`2024-01-0${weekday}`, locale, 'weekdayLong');
