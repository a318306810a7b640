import { BOOKING_DURATIONS } from '@five/shared/slots/slots.codes';
import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import { mondayOf } from '@five/shared/pricings/week.rules';
import { addDays } from '@five/shared/time/wall-time';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Button, IconButton, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { dayQuery } from '../../desk/desk.queries.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { TablePage } from '../../platform/tables/table-page.tsx';
import { mayDo } from '../../platform/tables/tables.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { tariffsQuery } from '../../platform/requests/venue.queries.ts';
import { Choice } from '../../ui/choice.tsx';
import { MORE_PRICES_PATH, WEEK_PAGE } from './new-price.rules.ts';
import { useWeekInput } from './use-week-input.ts';
import { WeekPrices } from './week-prices.tsx';
import css from './week-prices.module.css';

/** Page with the price of each hour of a week, used to check a season or a price change. */
export function WeekList() {
  const t = useTypedTranslate();
  const { data: day, error, refetch } = useQuery(dayQuery(null));
  return (
    <TablePage
      title={t('week.title')}
      back={{ to: '/centre', name: t('page.to_centre') }}
      acts={mayDo('pricings', 'create') && <AddPrice />}
      allowed={mayDo('pricings', 'update')}
    >
      {day ? <Week today={day.date} /> : <Refusal error={error} onRetry={refetch} />}
    </TablePage>
  );
}

/** Link to a new price, such as a dearer one for the evenings, which returns to this page. */
function AddPrice() {
  const t = useTypedTranslate();
  return (
    <Button
      component={Link}
      variant="outlined"
      startIcon={<IconPlus aria-hidden size={20} />}
      to={MORE_PRICES_PATH}
      state={{ back: WEEK_PAGE }}
    >
      {t('add.pricings')}
    </Button>
  );
}

function Week({ today }: { today: string }) {
  const t = useTypedTranslate();
  const [first, setFirst] = useState(mondayOf(today));
  const [tariff, setTariff] = useState<string>(STANDARD_TARIFF);
  const [duration, setDuration] = useState<(typeof BOOKING_DURATIONS)[number]>(60);
  const { input, error, refetch } = useWeekInput();
  return (
    <div className={css['page']}>
      <div className={css['choices']}>
        <WeekChoice first={first} onChange={setFirst} />
        <TariffChoice tariff={tariff} onChange={setTariff} />
        <Choice
          label={t('fields.duration')}
          value={String(duration)}
          onChange={(chosen) =>
            setDuration(BOOKING_DURATIONS.find((minutes) => String(minutes) === chosen) ?? 60)
          }
          options={BOOKING_DURATIONS.map((minutes) => ({
            value: String(minutes),
            label: t('fields.minutes', { count: minutes }),
          }))}
        />
      </div>
      <Refusal error={error} onRetry={refetch} />
      {input ? (
        <WeekPrices
          {...input}
          tariff={tariff}
          first={first}
          durationMinutes={duration}
          addable={mayDo('pricings', 'create') && tariff === STANDARD_TARIFF}
        />
      ) : (
        !error && <Loading />
      )}
    </div>
  );
}

function TariffChoice({
  tariff,
  onChange,
}: {
  tariff: string;
  onChange: (tariff: string) => void;
}) {
  const t = useTypedTranslate();
  const { data: tariffs = [] } = useQuery(tariffsQuery());
  return (
    <TextField
      select
      label={t('fields.tariff')}
      value={tariff}
      onChange={({ target }) => onChange(target.value)}
    >
      {[{ reference: STANDARD_TARIFF, name: STANDARD_TARIFF }, ...tariffs]
        .filter(
          ({ reference }, index, all) =>
            all.findLastIndex((one) => one.reference === reference) === index,
        )
        .map(({ reference, name }) => (
          <MenuItem key={reference} value={reference}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
    </TextField>
  );
}

/** Buttons that select the previous or next week; `first` is the Monday of the selected week. */
export function WeekChoice({
  first,
  onChange,
}: {
  first: string;
  onChange: (monday: string) => void;
}) {
  const t = useTypedTranslate();
  const { date } = useFormat();
  return (
    <div className={css['turn']}>
      <IconButton aria-label={t('week.previous')} onClick={() => onChange(addDays(first, -7))}>
        <IconChevronLeft aria-hidden className="points" />
      </IconButton>
      <strong aria-live="polite">{t('week.week_of', { date: date(first) })}</strong>
      <IconButton aria-label={t('week.next')} onClick={() => onChange(addDays(first, 7))}>
        <IconChevronRight aria-hidden className="points" />
      </IconButton>
    </div>
  );
}
