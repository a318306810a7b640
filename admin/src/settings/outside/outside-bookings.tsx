import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { bookingPage } from '../../platform/page/paths.ts';
import { CallLink } from '../../platform/lists/customers-to-call.tsx';
import { useCustomersWithoutMail } from '../../platform/lists/use-customers-without-mail.ts';
import cards from '../../ui/layouts/card-list.module.css';
import { OutsideActions } from './outside-actions.tsx';
import { OutsideLine } from './outside-line.tsx';
import css from './outside.module.css';
import { useBulk, type Outcome } from './use-bulk.ts';

interface OutsideBookingsProps {
  bookings: readonly BookingAnswer[];
  today: string;
  /** Called before a bulk action starts. */
  onBegin: () => void;
  onAgain: () => void;
}

/** List of bookings with checkboxes and bulk actions, and the result for each booking. */
export function OutsideBookings({ bookings, today, onBegin, onAgain }: OutsideBookingsProps) {
  const t = useTypedTranslate();
  const unmailed = useCustomersWithoutMail(bookings.map(({ customer }) => customer));
  const bulk = useBulk();
  const open = bookings.filter(({ reference }) => !bulk.outcomes.get(reference)?.done);
  const { chosen, isChosen, toggle, toggleAll } = useSelection(open);
  return (
    <div className={css['page']}>
      <h2 className="sr-only">{t('outside.help')}</h2>
      {open.length > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.length === open.length}
              indeterminate={chosen.length > 0 && chosen.length < open.length}
              onChange={toggleAll}
            />
          }
          label={`${t('outside.all')} · ${t('outside.chosen', { count: chosen.length })}`}
        />
      )}
      <ul className={`${cards['list']} ${css['list']}`}>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.reference}
            booking={booking}
            outcome={bulk.outcomes.get(booking.reference)}
            isChosen={isChosen(booking)}
            isUnmailed={unmailed?.includes(booking.customer) ?? false}
            onToggle={() => toggle(booking)}
          />
        ))}
      </ul>
      {bulk.running && <p role="status">{t('outside.working', bulk.running)}</p>}
      {open.length > 0 && !bulk.running && (
        <OutsideActions
          bookings={chosen}
          today={today}
          onRun={(act) => (onBegin(), void bulk.run(chosen, act))}
        />
      )}
      {bulk.outcomes.size > 0 && !bulk.running && (
        <Button variant="outlined" onClick={onAgain}>
          {t('outside.later')}
        </Button>
      )}
    </div>
  );
}

/**
 * The selected bookings. `open` contains the bookings for which the bulk action has not succeeded
 * yet. All of them are selected, except those that staff deselect.
 */
function useSelection(open: readonly BookingAnswer[]) {
  const [deselected, setDeselected] = useState<ReadonlySet<string>>(new Set());
  const isChosen = ({ reference }: BookingAnswer) => !deselected.has(reference);
  const chosen = open.filter(isChosen);
  const toggle = ({ reference }: BookingAnswer) =>
    setDeselected(
      (known) =>
        new Set(
          known.has(reference)
            ? [...known].filter((one) => one !== reference)
            : [...known, reference],
        ),
    );
  const toggleAll = () =>
    setDeselected(
      new Set(chosen.length === open.length ? open.map(({ reference }) => reference) : []),
    );
  return { chosen, isChosen, toggle, toggleAll };
}

interface BookingRowProps {
  booking: BookingAnswer;
  outcome: Outcome | undefined;
  isChosen: boolean;
  /** Whether the customer has no e-mail address and has to be called. */
  isUnmailed: boolean;
  onToggle: () => void;
}

function BookingRow({ booking, outcome, isChosen, isUnmailed, onToggle }: BookingRowProps) {
  const t = useTypedTranslate();
  const { reference, customer } = booking;
  return (
    <li data-done={outcome?.done || undefined}>
      <Checkbox
        checked={!outcome?.done && isChosen}
        disabled={outcome?.done ?? false}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': `${customer.fullName} ${reference}` } }}
      />
      <span>
        <OutsideLine booking={booking} /> ·{' '}
        <Link to={bookingPage(reference)}>
          <bdi className="figures nowrap">{reference}</bdi>
        </Link>
        {isUnmailed && (
          <>
            {' '}
            · {t('tell.row')} <CallLink phone={customer.phone} />
          </>
        )}
        {outcome && <strong role="status">{outcome.message}</strong>}
      </span>
    </li>
  );
}
