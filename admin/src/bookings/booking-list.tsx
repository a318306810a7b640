import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { useMediaQuery, type Theme } from '@mui/material';
import { DataTable, FilterButton, FunctionField, List, TopToolbar } from 'react-admin';
import { dayQuery } from '../desk/desk.queries.ts';
import { useWallNow } from '../platform/clock.ts';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { Money, Span } from '../platform/when.tsx';
import { Empty } from '../ui/empty.tsx';
import { BookingCards } from './booking-cards.tsx';
import { bookingFilters } from './booking-filters.tsx';
import css from './booking-list.module.css';
import { BookingTag } from './booking-tag.tsx';

/** Money stands at the end of its column, under each other. */
const FIGURES = { textAlign: 'end' };

/** Looked through in quiet: who owes, what was cancelled, what a caller means by 'last Tuesday'. */
export function BookingList() {
  const say = useSay();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <div className={css['page']}>
      <title>{say('list.title')}</title>
      <h1>{say('list.title')}</h1>
      <List
        actions={<ListActions />}
        empty={<Empty title={say('list.none_yet')} help={say('list.none_yet_help')} />}
        exporter={false}
        filters={bookingFilters}
        perPage={25}
        sort={{ field: 'date', order: 'DESC' }}
        title=" "
      >
        {narrow ? <BookingCards /> : <BookingTable />}
      </List>
    </div>
  );
}

function ListActions() {
  return (
    <TopToolbar>
      <FilterButton />
    </TopToolbar>
  );
}

function BookingTable() {
  const say = useSay();
  const { shortDay } = useFormat();
  const roomy = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const { data: day, dataUpdatedAt } = useQuery(dayQuery(null));
  const now = useWallNow(day?.now ?? '1970-01-01T00:00', dataUpdatedAt);
  return (
    <DataTable<BookingAnswer> bulkActionButtons={false} rowClick="show" empty={<Empty title={say('list.empty')} help={say('list.empty_help')} />}>
      <DataTable.Col source="date">
        <FunctionField<BookingAnswer> render={(booking) => <bdi className="nowrap">{shortDay(booking.date)}</bdi>} />
      </DataTable.Col>
      <DataTable.Col source="startTime">
        <FunctionField<BookingAnswer> render={(booking) => <Span {...booking} />} />
      </DataTable.Col>
      <DataTable.Col source="pitch" />
      <DataTable.Col source="customer">
        <FunctionField<BookingAnswer> render={(booking) => <bdi className={css['name']}>{booking.customer.fullName}</bdi>} />
      </DataTable.Col>
      <DataTable.Col source="status">
        <FunctionField<BookingAnswer> render={(booking) => <BookingTag booking={booking} now={now} />} />
      </DataTable.Col>
      {roomy && (
        <DataTable.Col source="paymentMethod">
          <FunctionField<BookingAnswer> render={(booking) => say(`methods.${booking.paymentMethod}`)} />
        </DataTable.Col>
      )}
      <DataTable.Col source="totalCents" sx={FIGURES}>
        <FunctionField<BookingAnswer> render={(booking) => <Money cents={booking.totalCents} />} />
      </DataTable.Col>
      {roomy && (
        <DataTable.Col source="paidCents" sx={FIGURES}>
          <FunctionField<BookingAnswer> render={(booking) => <Money cents={booking.paidCents} />} />
        </DataTable.Col>
      )}
      {roomy && (
        <DataTable.Col source="reference">
          <FunctionField<BookingAnswer> render={(booking) => <bdi className="figures nowrap">{booking.reference}</bdi>} />
        </DataTable.Col>
      )}
    </DataTable>
  );
}
