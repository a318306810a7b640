import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeBooking } from '../bookings/bookings.queries.ts';
import { ActForm } from '../platform/act-form.tsx';
import { DayField } from '../platform/day-field.tsx';
import { Difference } from '../platform/difference.tsx';
import { Reading } from '../platform/reading.tsx';
import { Refusal } from '../platform/refusal.tsx';
import { ToCall } from '../platform/to-call.tsx';
import { filled, useWords } from '../platform/tables/use-words.ts';
import { useFormat } from '../platform/use-format.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';
import { venueQuery } from '../platform/venue.queries.ts';
import cards from '../ui/card-list.module.css';
import { Choice } from '../ui/choice.tsx';
import type { ActProps } from './outside-acts.tsx';
import css from './outside.module.css';
import { isStillAsShown, isStillOffered, planQuery } from './outside.queries.ts';
import { isOpenOnOwnDays, ownDayOf, type Planned } from './outside.rules.ts';
import { ROW_BY_ROW, type Outcome } from './use-bulk.ts';

type Plan = readonly Planned<BookingAnswer>[];

/** Where each booking would go and what that costs more or less, before any of them goes. */
export function MoveAll({ bookings, today, onRun, onBack }: ActProps & { today: string }) {
  const { outside } = useWords();
  const { shortDay, hour } = useFormat();
  const [day, setDay] = useState(addDays(today, 1));
  const { data: venue } = useQuery(venueQuery());
  const [chosen, setChosen] = useState<'own' | 'other' | null>(null);
  const where = chosen ?? (venue && isOpenOnOwnDays(bookings, venue) ? 'own' : 'other');
  const goals = bookings.map((booking) => ({ reference: booking.reference, day: where === 'own' && venue ? ownDayOf(booking, venue) : day }));
  const { data: plan, error, refetch } = useQuery({ ...planQuery(goals), enabled: venue !== undefined });
  const move = async ({ reference }: BookingAnswer): Promise<Outcome> => {
    const { booking, day: goal, slot } = plan?.find((one) => one.booking.reference === reference) ?? { slot: null };
    if (!booking || !slot) return { done: false, said: outside.no_slot };
    if (!(await isStillAsShown(booking)) || !(await isStillOffered(booking, goal, slot))) return { done: false, said: outside.changed };
    const { date, startTime, endTime, pitch } = slot;
    await changeBooking(reference, { date, startTime, endTime, pitch });
    return { done: true, said: filled(outside.moved, { when: `${shortDay(date)} ${hour(startTime)}` }) };
  };
  const isNone = !plan?.some(({ slot }) => slot !== null);
  return (
    <ActForm title={outside.move_title} submit={outside.move} disabled={isNone} act={ROW_BY_ROW} foot={plan && <Sum plan={plan} />} onSubmit={() => onRun(move)} onBack={onBack}>
      <Choice label={outside.day} value={where} onChange={setChosen} options={[{ value: 'own', label: outside.own_day }, { value: 'other', label: outside.other_day }]} />
      <p>{where === 'own' ? outside.own_day_help : outside.move_help}</p>
      {where === 'other' && <div role="group" aria-label={outside.other_day}><DayField date={day} onChange={setDay} /></div>}
      <Refusal error={error} onRetry={refetch} />
      {!plan && !error && <Reading />}
      <ToCall customers={bookings.map(({ customer }) => customer)} />
      {plan && <ul className={`${cards['list']} ${css['plan']}`}>{plan.map((one) => <PlanLine key={one.booking.reference} planned={one} />)}</ul>}
    </ActForm>
  );
}

function PlanLine({ planned: { booking: { customer, date, startTime }, slot } }: { planned: Planned<BookingAnswer> }) {
  const { outside } = useWords();
  const { shortDay, hour } = useFormat();
  const pitchName = usePitchName();
  return (
    <li>
      <span><bdi>{customer.fullName}</bdi> · {shortDay(date)} <bdi>{hour(startTime)}</bdi></span>
      {slot ? <b>{shortDay(slot.date)} <bdi>{hour(slot.startTime)}</bdi> · <bdi>{pitchName(slot.pitch)}</bdi></b> : <b>{outside.no_slot}</b>}
      <span className="figures">{slot && <Difference cents={slot.differenceCents} />}</span>
    </li>
  );
}

/** What all of it changes in what customers owe. */
function Sum({ plan }: { plan: Plan }) {
  const { outside } = useWords();
  const sum = plan.reduce((cents, { slot }) => cents + (slot?.differenceCents ?? 0), 0);
  return <p role="status">{filled(outside.planned, { count: plan.filter(({ slot }) => slot !== null).length, all: plan.length })} <b className="figures"><Difference cents={sum} /></b></p>;
}
