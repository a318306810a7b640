import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Phone, Span } from '../../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { fits, type Slot } from '../board/board.rules.ts';
import css from './waitlist-below.module.css';
import { entriesForSlot, entriesByFit, offerOn } from './waitlist.rules.ts';
import { waitlistQuery, offerManually } from './waitlist.queries.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/** Waiting-list entries for the slot of a booking or offer, in order of arrival. */
export function WaitlistBelow({ openingDay, slot }: { openingDay: string; slot: Slot }) {
  const t = useTypedTranslate();
  return (
    <Waitlist
      title={t('line.behind')}
      read={useQuery(waitlistQuery(openingDay))}
      of={(line) => entriesForSlot(line, slot)}
    />
  );
}

/**
 * The day's waiting-list entries that still wait for an offer; the entries that fit the free slot
 * come first. Each entry has a button that offers the slot to it.
 */
export function WaitlistNearby({ day, slot }: { day: DeskDayAnswer; slot: Slot }) {
  const t = useTypedTranslate();
  return (
    <Waitlist
      title={t('line.near')}
      read={useQuery(waitlistQuery(day.date))}
      of={(line) => entriesByFit(line, slot)}
      act={(place) => <OfferButton place={place} day={day} slot={slot} />}
    />
  );
}

interface WaitlistProps {
  title: string;
  read: UseQueryResult<WaitingAnswer[]>;
  /** Selects the entries to show from the day's entries. */
  of: (line: readonly WaitingAnswer[]) => WaitingAnswer[];
  act?: (place: WaitingAnswer) => ReactNode;
}

function Waitlist({
  title,
  read: { data = [], isLoadingError, error, refetch },
  of,
  act,
}: WaitlistProps) {
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
            <WaitlistEntry place={place} />
            {act?.(place)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function WaitlistEntry({ place }: { place: WaitingAnswer }) {
  const t = useTypedTranslate();
  const bends = [
    place.flexible && t('line.flexible'),
    place.otherLength && t('line.other_length'),
    place.pitch === null && t('line.any_pitch'),
    place.squad !== null &&
      t(place.squadName === null ? 'line.squad' : 'line.squad_named', {
        squad: place.squadName ?? '',
        players: place.players ?? 0,
      }),
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
  const t = useTypedTranslate();
  const act = useAction(
    () =>
      offerManually(place.reference, offerOn(place, slot, fits(day, slot, place.durationMinutes))),
    () => t('line.offered', { name: place.customer.fullName }),
  );
  return (
    <>
      <ActionButton
        variant="outlined"
        size="small"
        busy={act.isPending}
        onClick={() => act.mutate(undefined)}
      >
        {t('line.offer')}
      </ActionButton>
      <Refusal error={act.error} />
    </>
  );
}
