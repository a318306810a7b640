import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { IconArrowRight } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { scrollIntoView } from '../../ui/focus.ts';
import { pendingQuery } from '../bookings.queries.ts';
import { nextProof } from './next-proof.rules.ts';

/**
 * After staff accept or refuse a transfer, moves the focus to the link to the next pending
 * transfer.
 */
export function NextProof({
  booking,
  to,
}: {
  booking: BookingAnswer;
  to: (reference: string) => string;
}) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const [wasOpen] = useState(booking.underReview);
  const { data: pending = [] } = useQuery({ ...pendingQuery(), enabled: wasOpen });
  const { next, left } = nextProof(pending, booking);
  if (!wasOpen || booking.underReview || !next) return null;
  return (
    <Button
      ref={scrollIntoView}
      component={Link}
      to={to(next.reference)}
      variant="contained"
      autoFocus
      endIcon={<IconArrowRight aria-hidden className="points" />}
    >
      <span>
        {t('next_proof.title', { name: next.customer.fullName, amount: money(next.dueCents) })}
        {left > 1 && <small> · {t('next_proof.left', { count: left })}</small>}
      </span>
    </Button>
  );
}
