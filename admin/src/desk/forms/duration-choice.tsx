import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Choice } from '../../ui/choice.tsx';

interface DurationChoiceProps {
  /** Whether the choice receives the focus on mount. */
  takeFocus: boolean;
  value: '60' | '120';
  onChange: (value: '60' | '120') => void;
  /**
   * Whether a booking of one hour is possible from the start of the slot; `twoHours` states the
   * same for two hours.
   */
  hour: boolean;
  twoHours: boolean;
}

export function DurationChoice({
  takeFocus,
  value,
  onChange,
  hour,
  twoHours,
}: DurationChoiceProps) {
  const t = useTypedTranslate();
  return (
    <Choice
      takeFocus={takeFocus}
      label={t('reserve.duration')}
      value={value}
      onChange={onChange}
      options={[
        { value: '60', label: t('reserve.one_hour'), disabled: !hour },
        {
          value: '120',
          label: t('reserve.two_hours'),
          disabled: !twoHours,
          ...(!twoHours && { hint: t('reserve.two_hours_blocked') }),
        },
      ]}
    />
  );
}
