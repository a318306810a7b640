import type { Texts } from '@five/shared/locales/locale';
import { BOOKING_DURATIONS } from '@five/shared/slots/slots.codes';
import { PRICING_TYPES, STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { CheckboxGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useTypedTranslate, useTextOf } from '../platform/texts/i18n.ts';
import { CodeChoice, PitchChoice, RecordChoice } from '../platform/tables/inputs/choice-inputs.tsx';
import { FieldGroup, FieldRow } from '../platform/tables/forms/field-group.tsx';
import { MoneyInput } from '../platform/tables/inputs/money-input.tsx';
import { DayInput, HourInput, WholeInput } from '../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../platform/tables/forms/table-form.tsx';
import { TextsInput } from '../platform/tables/inputs/texts-input.tsx';
import { useWeekday, WEEKDAYS } from '../platform/texts/use-names.ts';
import { ArchivedNote } from './archived.tsx';
import { CurrentPrice, ReplacementPrice } from './price-change.tsx';
import { backOf } from './week/new-price.rules.ts';
import { WeekPreview } from './week/week-preview.tsx';

export function PricingCreate() {
  const t = useTypedTranslate();
  return (
    <TableCreate table="pricings" after={backOf(useLocation().state)}>
      <ReplacementPrice />
      <CodeChoice
        source="type"
        label={t('fields.type')}
        defaultValue="session"
        needed
        codes={PRICING_TYPES}
        names={(code) => t(`codes.${code}`)}
      />
      <PricingFields />
    </TableCreate>
  );
}

export function PricingEdit() {
  const textOf = useTextOf();
  return (
    <TableEdit<PricingAnswer<Texts>>
      table="pricings"
      title={({ name }) => textOf(name)}
      above={(pricing) => <CurrentPrice pricing={pricing} />}
      closed={(pricing) => pricing.archived && <ArchivedNote table="pricings" record={pricing} />}
    >
      <PricingFields />
    </TableEdit>
  );
}

/** Fields of a price: duration and weekly hours for a session, a number of hours for a pack. */
function PricingFields() {
  const t = useTypedTranslate();
  const type: unknown = useWatch({ name: 'type' });
  return (
    <>
      <TextsInput source="name" label={t('fields.name')} />
      <FieldRow>
        <MoneyInput source="totalCents" label={t('fields.total')} needed />
        {type !== 'session' && (
          <MoneyInput source="contributionCents" label={t('fields.contribution')} />
        )}
        {type === 'session' && <DurationChoice />}
        {type === 'pack' && <WholeInput source="numberOfHours" label={t('fields.hours')} />}
        <RecordChoice
          source="tariff"
          label={t('fields.tariff')}
          table="tariffs"
          naming="name"
          defaultValue={STANDARD_TARIFF}
        />
      </FieldRow>
      {type === 'session' && <Applies />}
      <TextsInput source="remark" label={t('fields.remark')} rows={2} optional />
      {type === 'session' && <WeekPreview />}
    </>
  );
}

function DurationChoice() {
  const t = useTypedTranslate();
  const [hour, two] = BOOKING_DURATIONS.map((minutes) => t('fields.minutes', { count: minutes }));
  return (
    <CodeChoice
      source="durationMinutes"
      label={t('fields.duration')}
      needed
      codes={BOOKING_DURATIONS}
      names={{ 60: hour ?? '', 120: two ?? '' }}
    />
  );
}

function Applies() {
  const t = useTypedTranslate();
  const weekday = useWeekday();
  const week = WEEKDAYS.map((day) => ({ id: day, name: weekday(day) }));
  return (
    <>
      <FieldGroup legend={t('fields.where')} help={t('fields.where_help')} stacked>
        <FieldRow>
          <PitchChoice source="pitch" label={t('fields.pitch')} empty={t('fields.every_pitch')} />
          <HourInput source="startTime" label={t('fields.start')} />
          <HourInput source="endTime" label={t('fields.end')} />
        </FieldRow>
        <FieldRow>
          <DayInput source="from" label={t('fields.from')} />
          <DayInput source="to" label={t('fields.to')} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend={t('fields.weekdays')} stacked>
        <CheckboxGroupInput
          source="weekdays"
          label={false}
          choices={week}
          translateChoice={false}
          helperText={false}
          parse={(days: number[]) => (days.length === 0 ? null : days)}
          format={(days: number[] | null) => days ?? []}
        />
      </FieldGroup>
    </>
  );
}
