import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import type { WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import { useQuery } from '@tanstack/react-query';
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

/** Who waits for what a booking or an offer holds, the first one first. */
export function LineBehind({ openingDay, slot }: { openingDay: string; slot: Slot }) {
  const say = useSay();
  const { data: line = [] } = useQuery(lineQuery(openingDay));
  const waiting = behind(line, slot);
  return waiting.length === 0 ? null : <Line title={say('line.behind')} places={waiting} />;
}

/** Who waits for something about then: a free slot can be offered to each by hand. */
export function LineNear({ day, slot }: { day: DeskDayAnswer; slot: Slot }) {
  const say = useSay();
  const { data: line = [] } = useQuery(lineQuery(day.date));
  const waiting = near(line, slot);
  return waiting.length === 0 ? null : <Line title={say('line.near')} places={waiting} act={(place) => <OfferButton place={place} day={day} slot={slot} />} />;
}

function Line({ title, places, act }: { title: string; places: readonly WaitingAnswer[]; act?: (place: WaitingAnswer) => ReactNode }) {
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
  const bends = [place.flexible && say('line.flexible'), place.otherLength && say('line.other_length'), place.pitch === null && say('line.any_pitch')].filter((word) => word !== false);
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

function OfferButton({ place, day, slot }: { place: WaitingAnswer; day: DeskDayAnswer; slot: Slot }) {
  const say = useSay();
  const act = useAct(
    () => offerByHand(place.reference, offerOn(place, slot, fits(day, slot, place.durationMinutes))),
    () => say('line.offered', { name: place.customer.fullName }),
  );
  return (
    <>
      <ActButton variant="outlined" size="small" busy={act.isPending} onClick={() => act.mutate(undefined)}>
        {say('line.offer')}
      </ActButton>
      <Refusal error={act.error} />
    </>
  );
}
