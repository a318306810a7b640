import { useQuery } from '@tanstack/react-query';
import { useMediaQuery, type Theme } from '@mui/material';
import { useMemo } from 'react';
import { FilterButton, List, TopToolbar } from 'react-admin';
import { dayQuery } from '../desk/desk.queries.ts';
import { useWallNow } from '../platform/clock.ts';
import { useSay } from '../platform/i18n.ts';
import { Empty } from '../ui/empty.tsx';
import { ArriveAtList } from './arrive-at-list.tsx';
import { BookingCards } from './booking-cards.tsx';
import { BookingFile } from './booking-file.tsx';
import { bookingFilters } from './booking-filters.tsx';
import css from '../ui/list-page.module.css';
import { BookingTable } from './booking-table.tsx';

/** Bookings list: who owes money, what was cancelled, which booking a caller means. */
export function BookingList() {
  const say = useSay();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const filters = useMemo(() => bookingFilters(narrow), [narrow]);
  const now = useWallNow(useQuery(dayQuery(null)));
  return (
    <div className={css['page']}>
      <title>{say('list.title')}</title>
      <h1>{say('list.title')}</h1>
      <List
        actions={<ListActions />}
        empty={<Empty title={say('list.none_yet')} help={say('list.none_yet_help')} />}
        exporter={false}
        filters={filters}
        perPage={25}
        sort={{ field: 'date', order: 'DESC' }}
        title=" "
      >
        <ArriveAtList />
        <div data-answers>{narrow ? <BookingCards now={now} /> : <BookingTable now={now} />}</div>
      </List>
    </div>
  );
}

function ListActions() {
  return (
    <TopToolbar>
      <FilterButton />
      <BookingFile />
    </TopToolbar>
  );
}
