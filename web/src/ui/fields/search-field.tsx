import { IconSearch } from '@tabler/icons-react';
import './search-field.css';

interface Props {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
}

export function SearchField({ label, hint, value, onChange }: Props) {
  return (
    <label className="search">
      <span className="unseen">{label}</span>
      <IconSearch size={20} aria-hidden />
      <input
        type="search"
        value={value}
        placeholder={hint}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
