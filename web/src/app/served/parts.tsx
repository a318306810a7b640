import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { localizePath, type Locale } from '@five/shared/locales/locale';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import type { TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router';
import { BoardHours } from '../../bookings/components/board/board-hours.tsx';
import { TonightContent } from '../../bookings/components/tonight-content.tsx';
import { boardHours } from '../../bookings/grid/board.ts';
import { createI18n, NAME_PLACE } from '../../platform/texts/i18n.ts';
import { TournamentContent } from '../../venue/tournaments/components/tournament-content.tsx';
import { EarlyChoice } from './early-choice.tsx';
import { ServedMatch, ServedPage } from './served-page.tsx';

const NO_SELECTION = {
  matches: [],
  own: [],
  durationMinutes: 60,
  choice: null,
  awaited: null,
  onChoose: () => undefined,
} as const;

/**
 * Parts of pages that the API renders with current data when it sends a page
 * (`api/src/platform/site/live-parts.ts`). Each has the markup that the site draws from the same
 * data after hydration.
 */
export const parts = {
  tonight: ([day]: AvailabilityDay[], locale: Locale) =>
    render('/', locale, <TonightContent day={day ?? null} />),
  grid: ([day]: AvailabilityDay[], locale: Locale) => renderGrid(day, locale, true),
  gridWithoutPrices: ([day]: AvailabilityDay[], locale: Locale) => renderGrid(day, locale, false),
  match: (match: BookingMatchAnswer, locale: Locale) =>
    render(
      '/m',
      locale,
      <ServedPage>
        <ServedMatch match={match} />
      </ServedPage>,
    ),
  tournament: (tournament: TournamentAnswer, locale: Locale) =>
    render(
      '/tournament',
      locale,
      <ServedPage>
        <TournamentContent head={tournament} below={tournament} path="/tournament" />
      </ServedPage>,
    ),
};

/** Renders the grid of the booking pages without a selection. A closed day has no part. */
async function renderGrid(
  day: AvailabilityDay | undefined,
  locale: Locale,
  priced: boolean,
): Promise<string> {
  if (!day || boardHours(day).length === 0) return '';
  return render(
    '/reserve',
    locale,
    <>
      <BoardHours day={day} priced={priced} {...NO_SELECTION} />
      <EarlyChoice day={day} />
    </>,
  );
}

/** @param page the path without language of the page that contains the part */
async function render(page: string, locale: Locale, part: ReactNode): Promise<string> {
  return renderToStaticMarkup(
    <I18nextProvider i18n={await createI18n(locale, page, { brand: NAME_PLACE })}>
      <StaticRouter location={localizePath(page, locale)}>
        <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
      </StaticRouter>
    </I18nextProvider>,
  );
}
