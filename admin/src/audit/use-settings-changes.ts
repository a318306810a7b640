import { OPTIONAL_PAGES } from '@five/shared/venue/pages/optional-pages.rules';
import { VAT_STATUSES } from '@five/shared/venue/venue.codes';
import { isLocale, textOf } from '@five/shared/locales/locale';
import { useAppLocale, useTypedTranslate } from '../platform/texts/i18n.ts';
import { useDays } from '../platform/tables/display.tsx';
import { useFormat } from '../platform/texts/use-format.ts';
import { useListed } from '../platform/texts/use-listed.ts';
import { useWeekday } from '../platform/texts/use-names.ts';
import type { Change } from './changes.rules.ts';
import {
  isFields,
  listOf,
  numberText,
  settingChanges,
  weekdayRanges,
  type SettingChange,
} from './settings-changes.rules.ts';
import { useSettingNames } from './use-setting-names.ts';

/**
 * Returns a function that lists the changed venue settings of an audit entry, with old and new
 * value. The names are those of the fields in the settings form.
 */
export function useSettingsChanges(): (changed: Record<string, unknown> | null) => Change[] {
  const t = useTypedTranslate();
  const names = useSettingNames();
  const inWords = useSettingInWords();
  const partName = usePartName();
  const listed = useListed();
  const order = Object.keys(names);
  return (changed) => {
    const lines = settingChanges(changed).toSorted(
      (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
    );
    const changes = lines.map((line) => ({
      name: [names[line.field] ?? line.field, partName(line)].filter(Boolean).join(' · '),
      steps: [line.from, line.to].map((value) => inWords(line, value)),
    }));
    // Older audit entries contain the names of the changed fields, without their values.
    const fields = listOf(changed?.['fields']).map(
      (field) => names[String(field)] ?? String(field),
    );
    return [
      ...changes,
      ...(fields.length > 0 ? [{ name: t('changed.fields'), steps: [listed(fields)] }] : []),
    ];
  };
}

function usePartName(): (line: SettingChange) => string {
  const t = useTypedTranslate();
  const weekday = useWeekday();
  return ({ field, part }) => {
    if (part === null) return '';
    if (field === 'openingHours') return weekday(Number(part));
    return isLocale(part) ? t(`texts.${part}`) : part;
  };
}

function useSettingInWords(): (line: SettingChange, value: unknown) => string {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const { hour } = useFormat();
  const { spans, datedHours } = useHoursInWords();
  const listed = useListed();
  // The audit trail stores a text as an object with the languages as keys.
  const text = (value: unknown) => (isFields(value) ? textOf({ fr: '', ...value }, locale) : '');
  const codeName = (field: string, value: unknown) => {
    const status = VAT_STATUSES.find((code) => code === value);
    const page = OPTIONAL_PAGES.find((code) => code === value);
    if (field === 'hiddenPages' && page) return t(`words.pages.${page}`);
    return field === 'vat.status' && status ? t(`vat.${status}`) : String(value);
  };
  const one = (field: string, value: unknown): string => {
    if (!isFields(value)) return codeName(field, value);
    if (field === 'seasons' || field === 'exceptions')
      return datedHours(value, text(value['name'] ?? value['reason']));
    if (field === 'socialLinks') return `${String(value['network'])} ${String(value['url'])}`;
    if (field === 'maintenance')
      return (
        `${text(value['message'])} (${t('venue.retry_after')} ` +
        `${hour(String(value['retryAfter']))})`
      );
    return Object.values(value).join(' ');
  };
  return ({ field }, value) => {
    if (field === 'openingHours') return spans(isFields(value) ? value['intervals'] : []);
    if (field === 'maintenance' && !value) return t('yes_no.no');
    if (value === null || value === undefined || value === '') return t('audit.nothing');
    if (typeof value === 'boolean') return t(`yes_no.${value ? 'yes' : 'no'}`);
    if (typeof value === 'number') return numberText(field, value, locale);
    if (Array.isArray(value))
      return value.length === 0
        ? t('audit.nothing')
        : listed(value.map((inner) => one(field, inner)));
    return one(field, value);
  };
}

/**
 * Returns functions that format opening hours of a day, the weekly opening hours, and periods with
 * special hours.
 */
function useHoursInWords() {
  const t = useTypedTranslate();
  const days = useDays();
  const weekday = useWeekday();
  const { date, hour } = useFormat();
  const listed = useListed();
  const spans = (intervals: unknown) => {
    const open = listOf(intervals).filter(isFields);
    return open.length === 0
      ? t('venue.closed')
      : listed(
          open.map(
            ({ startTime, endTime }) =>
              `${hour(String(startTime))}\u00a0–\u00a0${hour(String(endTime))}`,
          ),
        );
  };
  const week = (hours: unknown) => {
    const ranges = weekdayRanges(hours);
    const named = ({ first, last }: { first: number; last: number }) =>
      first === last ? weekday(first) : `${weekday(first)} – ${weekday(last)}`;
    return listed(
      ranges.map((one) =>
        ranges.length === 1 ? spans(one.intervals) : `${named(one)} ${spans(one.intervals)}`,
      ),
      'semicolon',
    );
  };
  const datedHours = (
    { from, to, intervals, openingHours }: Record<string, unknown>,
    name: string,
  ) => {
    const hours = openingHours === undefined ? spans(intervals) : week(openingHours);
    return [
      name && `\u2068${name}\u2069`,
      from === to ? date(String(from)) : days({ from: String(from), to: String(to) }),
      hours,
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return { spans, datedHours };
}
