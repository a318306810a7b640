import { useSay } from '../platform/i18n.ts';
import { Choice } from '../ui/choice.tsx';

interface DurationChoiceProps {
  /** Receives the focus on mount. */
  takeFocus: boolean;
  value: '60' | '120';
  onChange: (value: '60' | '120') => void;
  /** Whether one and two hours are free from that start. */
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
  const say = useSay();
  return (
    <Choice
      takeFocus={takeFocus}
      label={say('reserve.duration')}
      value={value}
      onChange={onChange}
      options={[
        { value: '60', label: say('reserve.one_hour'), disabled: !hour },
        {
          value: '120',
          label: say('reserve.two_hours'),
          disabled: !twoHours,
          ...(!twoHours && { hint: say('reserve.two_hours_blocked') }),
        },
      ]}
    />
  );
}
