import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';
import { formatDecimal } from '@five/shared/money/money';
import { TAKEN_METHODS } from '@five/shared/payments/payments.codes';
import { isTime } from '@five/shared/time/wall-time';
import { useAppLocale, useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { useListed } from '../platform/texts/use-listed.ts';
import { usePitchName, useTariffName, useWeekday } from '../platform/texts/use-names.ts';
import { FIELDS, knownIn } from './audit-names.ts';
import {
  centsOf,
  factsOf,
  inOrder,
  moveOf,
  statesOf,
  wallPartsOf,
  type Change,
  type Fact,
} from './changes.rules.ts';
import { useMoveInWords } from './use-move-in-words.ts';
import { useSettingsChanges } from './use-settings-changes.ts';
import { useStateName } from './use-state-name.ts';

/** Returns the changes of an audit entry as text; amounts and dates are formatted. */
export function useChanges(): (entry: AuditEntryAnswer) => Change[] {
  const t = useTypedTranslate();
  const stateName = useStateName();
  const settingsChanges = useSettingsChanges();
  const inWords = usePartInWords();
  const listed = useListed();
  const moveInWords = useMoveInWords();
  const nameOf = (key: string) => {
    const known = knownIn(FIELDS, key);
    return known ? t(`changed.${known}`) : key;
  };
  return (entry) => {
    const { subjectKind } = entry;
    if (subjectKind === 'venue') return settingsChanges(entry.changed);
    const steps = statesOf(entry).map((state) => stateName(subjectKind, state));
    const move = moveOf(entry.changed);
    const facts = inOrder(factsOf(move === null ? entry : { changed: move.rest }), FIELDS).map(
      ({ key, parts }) => ({
        name: nameOf(key),
        steps: LISTED.has(key) ? [listed(parts.map(inWords))] : parts.map(inWords),
      }),
    );
    return [
      ...(steps.length === 0 ? [] : [{ name: t('audit.change'), steps }]),
      ...(move === null ? [] : moveInWords(move)),
      ...facts,
    ];
  };
}

/** Fields that contain several values of one kind, not an old and a new value. */
const LISTED: ReadonlySet<string> = new Set(['fields', 'overrides']);

function usePartInWords(): (part: Fact['parts'][number]) => string {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const { money, date, hour } = useFormat();
  const names: Record<string, (code: string) => string> = {
    pitch: usePitchName(),
    tariff: useTariffName(),
  };
  const weekday = useWeekday();
  const listed = useListed();
  return (part) => {
    const { key, value } = part;
    const [cents, wall, method] = [
      centsOf(part),
      wallPartsOf(part),
      TAKEN_METHODS.find((one) => key === 'method' && one === value),
    ];
    if (value === '') return t('audit.nothing');
    if (key === 'weekdays' || key === 'weekday')
      return listed(
        String(value)
          .split(',')
          .map((day) => weekday(Number(day))),
      );
    if (cents !== null) return money(cents);
    if (isTime(value)) return hour(value);
    if (wall !== null)
      return wall.time === null ? date(wall.date) : `${date(wall.date)} ${hour(wall.time)}`;
    if (method !== undefined) return t(`methods.${method}`);
    const nameOf = names[key];
    if (nameOf !== undefined) return nameOf(String(value));
    if (typeof value === 'number') return formatDecimal(value, locale);
    return typeof value === 'boolean' ? t(`yes_no.${value ? 'yes' : 'no'}`) : String(value);
  };
}
