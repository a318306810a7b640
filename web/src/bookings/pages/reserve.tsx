import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isToCome } from '@five/shared/bookings/bookings.codes';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { addDays } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResult } from '../../platform/use-result.ts';
import { useSession } from '../../platform/session.ts';
import {
  matchesOfDayQuery,
  useMatchEvents,
} from '../../community/open-matches/open-matches.queries.ts';
import { useVenue } from '../../venue/venue.queries.ts';
import { availabilityQuery, ownBookingsQuery } from '../bookings.queries.ts';
import { type Choice, findChoice } from '../board.ts';
import { useChoiceQuery, type ChoiceQuery } from '../choice-query.ts';
import { findWaitlistSlot } from '../waitlist-slot.ts';
import { Board } from '../components/board/board.tsx';
import { CapNotice } from '../components/cap-notice.tsx';
import { ChoiceBar } from '../components/choice-bar.tsx';
import { DayStrip } from '../components/day-strip.tsx';
import { DurationToggle } from '../components/duration-toggle.tsx';
import { FirstSteps } from '../components/first-steps.tsx';
import { Legend } from '../components/board/legend.tsx';
import { WaitlistBar } from '../components/waitlist-bar.tsx';
import { matchCells } from '../match-cells.ts';
import { useAvailabilityEvents } from '../use-availability-events.ts';
import './reserve.css';

/** The booking page: the day, the grid, and a bar for the selection. */
export default function Reserve() {
  const { t } = useTranslation(['bookings', 'common']);
  const { data: venue } = useVenue();
  const [query, setQuery] = useChoiceQuery();
  // The submitted choice stays until the response: the live grid may report the new booking first.
  const [sent, hold] = useState<Choice | null>(null);
  const now = useResult(availabilityQuery());
  const today = now.data?.date;
  const date = query.date ?? today;
  const chosen = useResult({ ...availabilityQuery(date), enabled: Boolean(date) });
  const day = date ? chosen : now;
  useAvailabilityEvents(date);
  useMatchEvents();
  const { data: matches = [] } = useResult(matchesOfDayQuery(date));
  const awaited = day.data ? findWaitlistSlot(day.data, query) : null;
  const { data: own = [] } = useQuery(ownBookingsQuery(Boolean(useSession())));
  const choice = sent ?? (day.data && !awaited ? findChoice(day.data, query) : null);
  const choose = (change: Partial<ChoiceQuery>) => {
    hold(null);
    setQuery(change);
  };
  return (
    <div className="wrap reserve" data-chosen={(choice ?? awaited) ? true : undefined}>
      <title>{`${t('reserve.title')} · ${venue?.name ?? t('common:brand')}`}</title>
      <div className="reserve-head">
        <div>
          <h1>{t('reserve.title')}</h1>
          <p>{t('reserve.lead')}</p>
        </div>
        <DurationToggle
          value={query.durationMinutes}
          onChange={(durationMinutes) => choose({ durationMinutes })}
        />
      </div>
      <CapNotice />
      <DayStrip
        today={today}
        chosen={date}
        horizonDays={venue?.policies.horizonDays}
        onChoose={(next) => choose({ date: next, startTime: null, pitch: null, wait: false })}
      />
      <Board
        day={day}
        matches={matchCells(matches)}
        durationMinutes={query.durationMinutes}
        choice={choice}
        awaited={awaited}
        lost={
          day.data && !choice && !awaited && !isOwn(query, own, day.data.date)
            ? lostSlotReason(day.data, query)
            : null
        }
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

/** Whether the selected slot is the player's own booking or begins one of their series. */
function isOwn(
  { startTime, pitch }: ChoiceQuery,
  own: readonly BookingAnswer[],
  day: string | undefined,
): boolean {
  return own.some(
    (booking) =>
      isToCome(booking.status) &&
      booking.startTime === startTime &&
      booking.pitch === pitch &&
      (booking.date === day || booking.date === (day && addDays(day, 1))),
  );
}

/** Why the time in the address cannot be selected, if it names one. */
function lostSlotReason(day: AvailabilityDay, query: ChoiceQuery): 'gone' | 'goneTwo' | null {
  if (query.startTime === null) return null;
  return query.durationMinutes > 60 && findChoice(day, { ...query, durationMinutes: 60 })
    ? 'goneTwo'
    : 'gone';
}

/** Shown until the player has a first booking. */
function NewcomerSteps() {
  const { data: bookings } = useQuery(ownBookingsQuery(Boolean(useSession())));
  return bookings?.length === 0 ? <FirstSteps /> : null;
}
