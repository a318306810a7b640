import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Phone } from '../platform/phone.tsx';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { Span } from '../platform/when.tsx';
import { fits, type Slot } from './board.rules.ts';
import css from './line-behind.module.css';
import { behind, near, offerOn } from './line.rules.ts';
import { lineQuery, offerByHand } from './line.queries.ts';
import { ActButton } from '../ui/act-button.tsx';

/** Waiting-list entries for a booking's or offer's slot, first come first. */
export function LineBehind({ openingDay, slot }: { openingDay: string; slot: Slot }) {
  const say = useSay();
  return (
    <Line
      title={say('line.behind')}
      read={useQuery(lineQuery(openingDay))}
      of={(line) => behind(line, slot)}
    />
  );
}

/** Waiting-list entries around that time: a free slot can be offered to each by hand. */
export function LineNear({ day, slot }: { day: DeskDayAnswer; slot: Slot }) {
  const say = useSay();
  return (
    <Line
      title={say('line.near')}
      read={useQuery(lineQuery(day.date))}
      of={(line) => near(line, slot)}
      act={(place) => <OfferButton place={place} day={day} slot={slot} />}
    />
  );
}

interface LineProps {
  title: string;
  read: UseQueryResult<WaitingAnswer[]>;
  /** Selects from the day's entries. */
  of: (line: readonly WaitingAnswer[]) => WaitingAnswer[];
  act?: (place: WaitingAnswer) => ReactNode;
}

function Line({ title, read: { data = [], isLoadingError, error, refetch }, of, act }: LineProps) {
  if (isLoadingError)
    return (
      <section className={css['line']}>
        <h3>{title}</h3>
        <Refusal error={error} onRetry={refetch} />
      </section>
    );
  const places = of(data);
  if (places.length === 0) return null;
  return (
    <section className={css['line']}>
      <h3>
        {title} <span>{places.length}</span>
      </h3>
      <ol>
        {places.map((place) => (
          <li key={place.reference}>
            <Waiting place={place} />
            {act?.(place)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Waiting({ place }: { place: WaitingAnswer }) {
  const say = useSay();
  const bends = [
    place.flexible && say('line.flexible'),
    place.otherLength && say('line.other_length'),
    place.pitch === null && say('line.any_pitch'),
  ].filter((word) => word !== false);
  return (
    <div>
      <strong>
        <bdi>{place.customer.fullName}</bdi>
      </strong>
      {place.customer.phone !== null && <Phone phone={place.customer.phone} />}
      <small>
        <Span {...place} /> {bends.length > 0 && `· ${bends.join(' · ')}`}
      </small>
    </div>
  );
}

function OfferButton({
  place,
  day,
  slot,
}: {
  place: WaitingAnswer;
  day: DeskDayAnswer;
  slot: Slot;
}) {
  const say = useSay();
  const act = useAct(
    () =>
      offerByHand(place.reference, offerOn(place, slot, fits(day, slot, place.durationMinutes))),
    () => say('line.offered', { name: place.customer.fullName }),
  );
  return (
    <>
      <ActButton
        variant="outlined"
        size="small"
        busy={act.isPending}
        onClick={() => act.mutate(undefined)}
      >
        {say('line.offer')}
      </ActButton>
      <Refusal error={act.error} />
    </>
  );
}
