import './select-field.css';

interface Props {
  label: string;
  /** The first one stands for any. */
  choices: readonly { value: string; label: string; /** Written by people, in a language of their own. */ foreign?: boolean }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of many: the browser's own list, which every phone shows in its own way. */
export function SelectField({ label, choices, value, onChange }: Props) {
  return (
    <label className="select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map((choice) => <option key={choice.value} value={choice.value} dir={choice.foreign ? 'auto' : undefined}>{choice.label}</option>)}
      </select>
    </label>
  );
}
