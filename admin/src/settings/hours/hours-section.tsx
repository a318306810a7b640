import type { TimeSpan } from '@five/shared/slots/slots.contract';
import type { WeekdayHours } from '@five/shared/venue/venue.contract';
import { isDate } from '@five/shared/time/wall-time';
import { IconCopy } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useInput, useTranslate, useWrappedSource } from 'ra-core';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { useFormContext, useWatch, type FieldError } from 'react-hook-form';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { AddItem } from '../../platform/tables/lists/add-item.tsx';
import { FieldRow } from '../../platform/tables/forms/field-group.tsx';
import { DayInput } from '../../platform/tables/inputs/simple-inputs.tsx';
import { TextsInput } from '../../platform/tables/inputs/texts-input.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { useWeekday, WEEKDAYS } from '../../platform/texts/use-names.ts';
import { HoursCheck } from './hours-check.tsx';
import { OthersCheck } from '../outside/outside-others.tsx';
import { PricesCheck } from './prices-check.tsx';
import { everyDay, firstOpen, withDay } from './hours.rules.ts';
import { Section } from '../section.tsx';
import css from '../section.module.css';
import { SpansInput } from './spans-input.tsx';

/** Default value of hours in a new list item; without it the form would add an empty text. */
const NOTHING: [] = [];

interface HoursInputProps {
  source: string;
  defaultValue: [];
}

/** Section of the settings form with weekly hours, special days and seasons. */
export function HoursSection() {
  const t = useTypedTranslate();
  const { getValues } = useFormContext();
  /**
   * Values of a new season: a copy of the usual week. With an incomplete week, the venue would be
   * closed on the other days.
   */
  const usualWeek = () => ({ openingHours: structuredClone(getValues('openingHours')) });
  return (
    <>
      <Section id="hours" title={t('venue.hours')} contents={t('contents.hours')}>
        <p className={css['help']}>{t('venue.hours_help')}</p>
        <WeekInput source="openingHours" defaultValue={NOTHING} />
      </Section>
      <Section id="exceptions" title={t('venue.exceptions')} contents={t('contents.exceptions')}>
        <p className={css['help']}>{t('venue.exceptions_help')}</p>
        <ArrayInput source="exceptions" label={false} helperText={false}>
          <SimpleFormIterator
            fullWidth
            disableClear
            disableReordering
            addButton={<AddItem label={t('venue.add_exception')} />}
          >
            <Dates />
            <DaySpans source="intervals" defaultValue={NOTHING} />
            <TextsInput source="reason" label={t('venue.reason')} optional />
          </SimpleFormIterator>
        </ArrayInput>
      </Section>
      <Section id="seasons" title={t('venue.seasons')} contents={t('contents.seasons')}>
        <ArrayInput source="seasons" label={false} helperText={false}>
          <SimpleFormIterator
            fullWidth
            disableClear
            disableReordering
            addButton={<AddItem label={t('venue.add_season')} first={usualWeek} />}
          >
            <TextsInput source="name" label={t('fields.name')} />
            <Dates />
            <WeekInput source="openingHours" defaultValue={NOTHING} />
          </SimpleFormIterator>
        </ArrayInput>
      </Section>
      <HoursCheck />
      <OthersCheck />
      <PricesCheck />
    </>
  );
}

function Dates() {
  const t = useTypedTranslate();
  return (
    <FieldRow>
      <DayInput source="from" label={t('fields.from')} />
      <DayInput source="to" label={t('fields.to')} />
    </FieldRow>
  );
}

function WeekInput({ source, defaultValue }: HoursInputProps) {
  const t = useTypedTranslate();
  const weekday = useWeekday();
  const {
    field,
    fieldState: { error },
  } = useInput({ source, defaultValue });
  const week: WeekdayHours[] = field.value ?? [];
  const first = firstOpen(week);
  return (
    <div className={css['days']}>
      {WEEKDAYS.map((day) => (
        <SpansInput
          key={day}
          label={weekday(day)}
          spans={week.find((hours) => hours.weekday === day)?.intervals ?? []}
          onChange={(spans) => field.onChange(withDay(week, day, spans))}
        >
          {day === first?.weekday && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<IconCopy aria-hidden size={18} />}
              onClick={() => field.onChange(everyDay(first.intervals))}
            >
              {t('opening.copy', { day: weekday(day) })}
            </Button>
          )}
        </SpansInput>
      ))}
      <HoursError error={error} />
    </div>
  );
}

function DaySpans({ source, defaultValue }: HoursInputProps) {
  const { day } = useFormat();
  const {
    field,
    fieldState: { error },
  } = useInput({ source, defaultValue });
  const from: unknown = useWatch({ name: useWrappedSource('from') });
  const spans: TimeSpan[] = field.value ?? [];
  return (
    <div className={css['days']}>
      <SpansInput
        label={isDate(from) ? day(from) : ''}
        labelHidden
        spans={spans}
        onChange={field.onChange}
      />
      <HoursError error={error} />
    </div>
  );
}

/** The API's error about the weekly hours, which have no form fields of their own. */
function HoursError({ error }: { error: FieldError | undefined }) {
  const translate = useTranslate();
  const message = error && messageIn(error);
  return message ? (
    <p className={css['wrong']} role="alert">
      {translate(message, { _: message })}
    </p>
  ) : null;
}

function messageIn(error: object): string | undefined {
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error)
    .filter((inner) => typeof inner === 'object' && inner !== null)
    .map(messageIn)
    .find((message) => message !== undefined);
}
