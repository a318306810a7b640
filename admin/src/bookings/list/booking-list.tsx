import { useQuery } from '@tanstack/react-query';
import { useMediaQuery, type Theme } from '@mui/material';
import { useMemo } from 'react';
import { FilterButton, List, TopToolbar } from 'react-admin';
import { dayQuery } from '../../desk/desk.queries.ts';
import { useWallNow } from '@five/client/clock';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { NoShowDisputes } from '../detail/no-show-disputes.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FocusFirstResult } from './focus-first-result.tsx';
import { BookingCards } from './booking-cards.tsx';
import { BookingExport } from './booking-export.tsx';
import { bookingFilters } from './booking-filters.tsx';
import css from '../../ui/layouts/list-page.module.css';
import { BookingTable } from './booking-table.tsx';

/**
 * List of bookings, used to find unpaid bookings, cancelled bookings, or the booking about which a
 * customer calls.
 */
export function BookingList() {
  const t = useTypedTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const filters = useMemo(() => bookingFilters(narrow), [narrow]);
  const now = useWallNow(useQuery(dayQuery(null)));
  return (
    <div className={css['page']}>
      <title>{t('list.title')}</title>
      <h1>{t('list.title')}</h1>
      <NoShowDisputes />
      <List
        actions={<ListActions />}
        empty={<Empty title={t('list.none_yet')} help={t('list.none_yet_help')} />}
        exporter={false}
        filters={filters}
        perPage={25}
        sort={{ field: 'date', order: 'DESC' }}
        title=" "
      >
        <FocusFirstResult />
        <div data-answers>{narrow ? <BookingCards now={now} /> : <BookingTable now={now} />}</div>
      </List>
    </div>
  );
}

function ListActions() {
  return (
    <TopToolbar>
      <FilterButton />
      <BookingExport />
    </TopToolbar>
  );
}
