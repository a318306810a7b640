import type { BookingDuration } from '@five/shared/slots/slots.codes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/requests/session.ts';
import { useVenue } from '../../venue/venue.queries.ts';
import { ownBookingsQuery } from '../bookings.queries.ts';
import { Board } from '../components/board/board.tsx';
import { CapNotice } from '../components/cap-notice.tsx';
import { ChoiceBar } from '../components/choice/choice-bar.tsx';
import { DayStrip } from '../components/day-strip.tsx';
import { DurationToggle } from '../components/duration-toggle.tsx';
import { FirstSteps } from '../components/first-steps.tsx';
import { Legend } from '../components/board/legend.tsx';
import { WaitlistBar } from '../components/choice/waitlist-bar.tsx';
import { useBookingGrid } from '../use-booking-grid.ts';
import './reserve.css';

/** The booking page: a row of days, the grid of slots, and a bar for the selection. */
export default function Reserve() {
  const { t } = useTranslation(['bookings', 'common']);
  const { data: venue } = useVenue();
  const { today, date, day, durationMinutes, matches, choice, awaited, lost, choose, hold } =
    useBookingGrid();
  return (
    <div className="wrap reserve" data-chosen={(choice ?? awaited) ? true : undefined}>
      <title>{`${t('reserve.title')} · ${venue?.name ?? t('common:brand')}`}</title>
      <Head
        durationMinutes={durationMinutes}
        onChange={(minutes) => choose({ durationMinutes: minutes })}
      />
      <CapNotice />
      <DayStrip
        today={today}
        chosen={date}
        horizonDays={venue?.policies.horizonDays}
        onChoose={(next) => choose({ date: next, startTime: null, pitch: null, wait: false })}
      />
      <Board
        day={day}
        matches={matches}
        durationMinutes={durationMinutes}
        choice={choice}
        awaited={awaited}
        lost={lost}
        onChoose={choose}
      />
      <Legend />
      <NewcomerSteps />
      {awaited && (
        <WaitlistBar
          key={`${awaited.slot.date} ${awaited.slot.startTime} ${awaited.pitch.pitch}`}
          awaited={awaited}
          onChoose={choose}
        />
      )}
      {day.data && choice && (
        <ChoiceBar key={day.data.date} choice={choice} onSend={hold} onChoose={choose} />
      )}
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

/** The steps of a booking, shown until the player has a first booking. */
function NewcomerSteps() {
  const { data: bookings } = useQuery(ownBookingsQuery(Boolean(useSession())));
  return bookings?.length === 0 ? <FirstSteps /> : null;
}
