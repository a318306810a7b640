import { IconMinus, IconPlus } from '@tabler/icons-react';
import './stepper.css';

interface Props {
  /** Name of the counted items. */
  label: string;
  less: string;
  more: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** Shows a small number with a minus button before it and a plus button after it. */
export function Stepper({ label, less, more, value, min, max, onChange }: Props) {
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={less}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={20} aria-hidden />
      </button>
      <output className="figure" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        aria-label={more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={20} aria-hidden />
      </button>
    </div>
  );
}
