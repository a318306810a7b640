import { BOOKING_STATUSES, PAYMENT_METHODS } from '@five/shared/bookings/bookings.codes';
import { PAYMENT_STATUSES } from '@five/shared/payments/payments.codes';
import { useQuery } from '@tanstack/react-query';
import { SearchInput, SelectInput } from 'react-admin';
import { pitchesQuery } from '../../platform/requests/venue.queries.ts';
import { useTypedTranslate, type TextKey } from '../../platform/texts/i18n.ts';
import { DayFilter } from './day-filter.tsx';

/**
 * Filters that the API supports for bookings. The four filters used daily are always shown, except
 * on phones, where only the search is.
 */
export const bookingFilters = (narrow: boolean) => [
  <SearchInput key="q" source="q" alwaysOn />,
  <DayFilter key="date" source="date" label="list.date" alwaysOn={!narrow} />,
  <CodeFilter
    key="status"
    source="status"
    codes={BOOKING_STATUSES}
    texts="states.booking"
    alwaysOn={!narrow}
  />,
  <CodeFilter
    key="paymentStatus"
    source="paymentStatus"
    codes={PAYMENT_STATUSES}
    texts="states.payment"
    alwaysOn={!narrow}
  />,
  <CodeFilter key="paymentMethod" source="paymentMethod" codes={PAYMENT_METHODS} texts="methods" />,
  <PitchFilter key="pitch" source="pitch" />,
  <DayFilter key="from" source="from" label="list.from" />,
  <DayFilter key="to" source="to" label="list.to" />,
];

interface FilterProps {
  source: string;
  alwaysOn?: boolean;
}

function CodeFilter({
  source,
  codes,
  texts,
}: FilterProps & {
  codes: readonly string[];
  texts: 'states.booking' | 'states.payment' | 'methods';
}) {
  const choices = codes.map((id) => ({ id, name: `${texts}.${id}` }));
  return <SelectInput source={source} choices={choices} emptyText={'list.any' satisfies TextKey} />;
}

function PitchFilter({ source }: FilterProps) {
  const t = useTypedTranslate();
  const { data = [] } = useQuery(pitchesQuery());
  return (
    <SelectInput
      source={source}
      choices={data.map(({ reference, name }) => ({ id: reference, name }))}
      translateChoice={false}
      emptyText={t('list.any')}
    />
  );
}
