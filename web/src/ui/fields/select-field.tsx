import './select-field.css';

interface Props {
  label: string;
  /** Options of the field; the first option means 'any'. */
  choices: readonly {
    value: string;
    label: string;
    /** Whether a user wrote the label: its text direction may differ from the page's. */
    foreign?: boolean;
  }[];
  value: string;
  onChange: (value: string) => void;
}

/** A native `select` element with a label. */
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
