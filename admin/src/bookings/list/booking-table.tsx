import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, FunctionField } from 'react-admin';
import { Link } from 'react-router-dom';
import { Phone, Money, Span, FIGURES } from '../../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { bookingPage } from '../../platform/page/paths.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { Empty } from '../../ui/empty.tsx';
import css from '../../ui/layouts/list-page.module.css';
import { BookingTag } from '../tag/booking-tag.tsx';

/**
 * Table of bookings. Some cells have two lines, such as the customer's name above the phone number.
 * A press anywhere in a row opens the booking; for the keyboard the name is a link.
 */
export function BookingTable({ now }: { now: string }) {
  const t = useTypedTranslate();
  const pitchName = usePitchName();
  const roomy = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  return (
    <DataTable<BookingAnswer>
      bulkActionButtons={false}
      rowClick="show"
      empty={<Empty title={t('list.empty')} help={t('list.empty_help')} />}
    >
      <DataTable.Col source="date">
        <FunctionField<BookingAnswer> render={(booking) => <PeriodCell booking={booking} />} />
      </DataTable.Col>
      <DataTable.Col source="customer">
        <FunctionField<BookingAnswer> render={(booking) => <CustomerCell booking={booking} />} />
      </DataTable.Col>
      <DataTable.Col source="pitch">
        <FunctionField<BookingAnswer> render={({ pitch }) => <bdi>{pitchName(pitch)}</bdi>} />
      </DataTable.Col>
      <DataTable.Col source="status">
        <FunctionField<BookingAnswer>
          render={(booking) => <BookingTag booking={booking} now={now} />}
        />
      </DataTable.Col>
      <DataTable.Col source="totalCents" sx={FIGURES}>
        <FunctionField<BookingAnswer> render={(booking) => <Money cents={booking.totalCents} />} />
      </DataTable.Col>
      {roomy && (
        <DataTable.Col source="paidCents" sx={FIGURES}>
          <FunctionField<BookingAnswer> render={(booking) => <Money cents={booking.paidCents} />} />
        </DataTable.Col>
      )}
      {roomy && (
        <DataTable.Col source="paymentMethod">
          <FunctionField<BookingAnswer>
            render={(booking) => t(`methods.${booking.paymentMethod}`)}
          />
        </DataTable.Col>
      )}
      <DataTable.Col source="reference">
        <FunctionField<BookingAnswer>
          render={(booking) => <bdi className="figures nowrap">{booking.reference}</bdi>}
        />
      </DataTable.Col>
    </DataTable>
  );
}

function PeriodCell({ booking }: { booking: BookingAnswer }) {
  const { shortDay } = useFormat();
  return <TwoLines above={shortDay(booking.date)} below={<Span {...booking} />} />;
}

function CustomerCell({ booking: { reference, customer } }: { booking: BookingAnswer }) {
  return (
    <TwoLines
      above={<Link to={bookingPage(reference)}>{customer.fullName}</Link>}
      below={customer.phone && <Phone phone={customer.phone} />}
    />
  );
}

function TwoLines({ above, below }: { above: ReactNode; below: ReactNode }) {
  return (
    <span className={css['lines']}>
      <bdi>{above}</bdi>
      <small>{below}</small>
    </span>
  );
}
