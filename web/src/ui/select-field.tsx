import './select-field.css';

interface Props {
  label: string;
  /** The first choice means 'any'. */
  choices: readonly {
    value: string;
    label: string;
    /** User-written text, possibly in another direction. */ foreign?: boolean;
  }[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select. */
export function SelectField({ label, choices, value, onChange }: Props) {
  return (
    <label className="select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} dir={choice.foreign ? 'auto' : undefined}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
