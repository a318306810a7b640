import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { TimeSpan } from '@five/shared/slots/slots.contract';
import { sayDate } from '@five/shared/time/date-words';
import { venueFacts } from '@five/shared/venue/facts.rules';
import { partsOf } from '@five/shared/venue/own-text.rules';
import { fullAddress, mapLink } from '@five/shared/venue/place.rules';
import type { PoliciesAnswer, VenueAnswer } from '@five/shared/venue/venue.contract';
import { groupWeek } from '@five/shared/venue/week.rules';
import { escapeHtml } from '../platform/site/html.ts';
import { PublicData, type PublicLine } from '../platform/site/public-data.ts';
import { VenueQueries } from './venue.queries.ts';

/** Puts the venue on every page, and its own terms on the pages that show them. */
@Injectable()
export class VenueSite {
  constructor(pages: PublicData, queries: VenueQueries) {
    pages.register('/api/venue', (locale) => queries.shown(locale, false), linesOf);
    pages.registerFacts(async (locale) => venueFacts(await queries.shown(locale, false)));
    pages.registerFor(['/conditions', '/privacy'], '/api/venue/policies', (locale) => queries.policies(locale), ownText);
  }
}

/** What the venue wrote in the place of our texts, for who reads before scripts run, or without any. */
function ownText({ conditions, privacy }: PoliciesAnswer, page: string): string {
  const parts = partsOf((page === '/privacy' ? privacy : conditions) ?? '').map(({ kind, text }) => (kind === 'heading' ? `<h2>${escapeHtml(text)}</h2>` : `<p>${escapeHtml(text)}</p>`));
  return parts.length > 0 ? `<div class="legal-own" dir="auto">${parts.join('')}</div>` : '';
}

function linesOf(venue: VenueAnswer, locale: Locale): PublicLine[] {
  const { name, phones, email } = venue;
  return [
    name,
    { text: fullAddress(venue), href: mapLink(venue) },
    ...phones.map((phone) => ({ text: phone, href: `tel:${phone.replaceAll(' ', '')}` })),
    { text: email, href: `mailto:${email}` },
    ...groupWeek(venue.openingHours).flatMap(({ from, to, intervals }) => (intervals.length > 0 ? [hoursOf(intervals, [...new Set([from, to])].map((weekday) => dayName(weekday, locale)))] : [])),
  ];
}

const hoursOf = (intervals: readonly TimeSpan[], days: readonly string[]): string => `${days.join(' – ')}: ${intervals.map(({ startTime, endTime }) => `${startTime} – ${endTime}`).join(' · ')}`;

/** 1 January 2024 was a Monday. */
const dayName = (weekday: number, locale: Locale): string => sayDate(`2024-01-0${weekday}`, locale, 'weekdayLong');
