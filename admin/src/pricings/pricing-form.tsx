import type { Texts } from '@five/shared/locales/locale';
import { BOOKING_DURATIONS } from '@five/shared/slots/slots.codes';
import { PRICING_TYPES, STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { CheckboxGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CodeChoice, PitchChoice, RecordChoice } from '../platform/tables/choice-inputs.tsx';
import { FieldGroup, FieldRow } from '../platform/tables/field-group.tsx';
import { MoneyInput } from '../platform/tables/money-input.tsx';
import { DayInput, HourInput, WholeInput } from '../platform/tables/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../platform/tables/table-form.tsx';
import { TextsInput } from '../platform/tables/texts-input.tsx';
import { interpolate, useTextOf, useContentTexts } from '../platform/tables/use-content-texts.ts';
import { useWeekday, WEEKDAYS } from '../platform/weekdays.ts';
import { ArchivedNote } from './archived.tsx';
import { CurrentPrice, ReplacementPrice } from './price-change.tsx';
import { WeekPreview } from './week-preview.tsx';

export function PricingCreate() {
  const { codes, fields } = useContentTexts();
  return (
    <TableCreate table="pricings">
      <ReplacementPrice />
      <CodeChoice source="type" label={fields.type} needed codes={PRICING_TYPES} names={codes} />
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
  const { fields } = useContentTexts();
  const type: unknown = useWatch({ name: 'type' });
  return (
    <>
      <TextsInput source="name" label={fields.name} />
      <FieldRow>
        <MoneyInput source="totalCents" label={fields.total} />
        {type !== 'session' && (
          <MoneyInput source="contributionCents" label={fields.contribution} />
        )}
        {type === 'session' && <DurationChoice />}
        {type === 'pack' && <WholeInput source="numberOfHours" label={fields.hours} />}
        <RecordChoice
          source="tariff"
          label={fields.tariff}
          table="tariffs"
          naming="name"
          defaultValue={STANDARD_TARIFF}
        />
      </FieldRow>
      {type === 'session' && <Applies />}
      <TextsInput source="remark" label={fields.remark} rows={2} optional />
      {type === 'session' && <WeekPreview />}
    </>
  );
}

function DurationChoice() {
  const { fields } = useContentTexts();
  const [hour, two] = BOOKING_DURATIONS.map((minutes) =>
    interpolate(fields.minutes, { count: minutes }),
  );
  return (
    <CodeChoice
      source="durationMinutes"
      label={fields.duration}
      needed
      codes={BOOKING_DURATIONS}
      names={{ 60: hour ?? '', 120: two ?? '' }}
    />
  );
}

function Applies() {
  const { fields } = useContentTexts();
  const weekday = useWeekday();
  const week = WEEKDAYS.map((day) => ({ id: day, name: weekday(day) }));
  return (
    <>
      <FieldGroup legend={fields.where} stacked>
        <FieldRow>
          <PitchChoice source="pitch" label={fields.pitch} empty={fields.every_pitch} />
          <HourInput source="startTime" label={fields.start} />
          <HourInput source="endTime" label={fields.end} />
        </FieldRow>
        <FieldRow>
          <DayInput source="from" label={fields.from} />
          <DayInput source="to" label={fields.to} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend={fields.weekdays} stacked>
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
