import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/i18n.ts';
import { bookingPage } from '../platform/paths.ts';
import { interpolate, usePlural, useContentTexts } from '../platform/tables/use-content-texts.ts';
import { CallLink } from '../platform/customers-to-call.tsx';
import { useCustomersWithoutMail } from '../platform/use-customers-without-mail.ts';
import cards from '../ui/card-list.module.css';
import { OutsideActions } from './outside-actions.tsx';
import { OutsideLine } from './outside-line.tsx';
import css from './outside.module.css';
import { useBulk } from './use-bulk.ts';

interface OutsideBookingsProps {
  bookings: readonly BookingAnswer[];
  today: string;
  /** Called before an action starts. */
  onBegin: () => void;
  onAgain: () => void;
}

/** Bookings with checkboxes, bulk actions, and the result for each. */
export function OutsideBookings({ bookings, today, onBegin, onAgain }: OutsideBookingsProps) {
  const { outside } = useContentTexts();
  const counted = usePlural();
  const t = useTypedTranslate();
  const unmailed = useCustomersWithoutMail(bookings.map(({ customer }) => customer));
  const bulk = useBulk();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = bookings.filter(({ reference }) => !bulk.outcomes.get(reference)?.done);
  const chosen = open.filter(({ reference }) => !left.has(reference));
  const toggle = (reference: string) =>
    setLeft(
      (known) =>
        new Set(
          known.has(reference)
            ? [...known].filter((one) => one !== reference)
            : [...known, reference],
        ),
    );
  const all = () =>
    setLeft(new Set(chosen.length === open.length ? open.map(({ reference }) => reference) : []));
  return (
    <div className={css['page']}>
      <h2 className="sr-only">{outside.help}</h2>
      {open.length > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.length === open.length}
              indeterminate={chosen.length > 0 && chosen.length < open.length}
              onChange={all}
            />
          }
          label={`${outside.all} · ${counted(outside.chosen, chosen.length)}`}
        />
      )}
      <ul className={`${cards['list']} ${css['list']}`}>
        {bookings.map((booking) => {
          const { reference } = booking;
          const outcome = bulk.outcomes.get(reference);
          return (
            <li key={reference} data-done={outcome?.done || undefined}>
              <Checkbox
                checked={!outcome?.done && !left.has(reference)}
                disabled={outcome?.done ?? false}
                onChange={() => toggle(reference)}
                slotProps={{ input: { 'aria-label': `${booking.customer.fullName} ${reference}` } }}
              />
              <span>
                <OutsideLine booking={booking} /> ·{' '}
                <Link to={bookingPage(reference)}>
                  <bdi className="figures nowrap">{reference}</bdi>
                </Link>
                {unmailed?.includes(booking.customer) && (
                  <>
                    {' '}
                    · {t('tell.row')} <CallLink phone={booking.customer.phone} />
                  </>
                )}
                {outcome && <strong role="status">{outcome.said}</strong>}
              </span>
            </li>
          );
        })}
      </ul>
      {bulk.running && <p role="status">{interpolate(outside.working, bulk.running)}</p>}
      {open.length > 0 && !bulk.running && (
        <OutsideActions
          bookings={chosen}
          today={today}
          onRun={(act) => (onBegin(), void bulk.run(chosen, act))}
        />
      )}
      {bulk.outcomes.size > 0 && !bulk.running && (
        <Button variant="outlined" onClick={onAgain}>
          {outside.later}
        </Button>
      )}
    </div>
  );
}
