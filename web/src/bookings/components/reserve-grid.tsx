import type { BookingDuration } from '@five/shared/slots/slots.codes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useVenue } from '../../venue/venue.queries.ts';
import type { useBookingGrid } from '../use-booking-grid.ts';
import { Board } from './board/board.tsx';
import { Legend } from './board/legend.tsx';
import { CapNotice } from './cap-notice.tsx';
import { DayStrip } from './day-strip.tsx';
import { DurationToggle } from './duration-toggle.tsx';
import './reserve-grid.css';

interface Props {
  grid: ReturnType<typeof useBookingGrid>;
  /** The parts below the grid, such as the bar of the selected slot. */
  children: ReactNode;
}

/** The row of days and the grid of slots, with what the page does with a selection. */
export function ReserveGrid({ grid, children }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  const { data: venue } = useVenue();
  const { today, isTodayMissing, date, day, durationMinutes, matches, own } = grid;
  const { choice, awaited, lost, choose } = grid;
  return (
    <div className="wrap reserve" data-chosen={(choice ?? awaited) ? true : undefined}>
      <PageHead
        title={t('reserve.title')}
        description={t('reserve.lead')}
        site={venue?.name ?? t('common:brand')}
      />
      <Head
        durationMinutes={durationMinutes}
        onChange={(minutes) => choose({ durationMinutes: minutes })}
      />
      <CapNotice />
      {!isTodayMissing && (
        <DayStrip
          today={today}
          chosen={date}
          horizonDays={venue?.policies.horizonDays}
          onChoose={(next) => choose({ date: next, startTime: null, pitch: null, wait: false })}
        />
      )}
      <Board
        day={day}
        matches={matches}
        own={own}
        durationMinutes={durationMinutes}
        choice={choice}
        awaited={awaited}
        lost={lost}
        onChoose={choose}
      />
      <Legend />
      {children}
    </div>
  );
}

interface HeadProps {
  durationMinutes: BookingDuration;
  onChange: (minutes: BookingDuration) => void;
}

function Head({ durationMinutes, onChange }: HeadProps) {
  const { t } = useTranslation('bookings');
  return (
    <div className="reserve-head">
      <div>
        <h1>{t('reserve.title')}</h1>
        <p>{t('reserve.lead')}</p>
      </div>
      <DurationToggle value={durationMinutes} onChange={onChange} />
    </div>
  );
}
