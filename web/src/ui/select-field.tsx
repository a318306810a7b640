import './select-field.css';

interface Props {
  label: string;
  /** The first one stands for any. */
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of many: the browser's own list, which every phone shows in its own way. */
export function SelectField({ label, choices, value, onChange }: Props) {
  return (
    <label className="select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map((choice) => <option key={choice.value} value={choice.value}>{choice.label}</option>)}
      </select>
    </label>
  );
}
