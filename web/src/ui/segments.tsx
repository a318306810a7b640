import { useLayoutEffect, useRef, type ReactNode } from 'react';
import './segments.css';

interface Props<Value extends string | number> {
  name: string;
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A single choice with options side by side, as radio buttons. */
export function Segments<Value extends string | number>({
  name,
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  const choices = useRef<HTMLFieldSetElement>(null);
  // Applies an option that the user selected before hydration.
  useLayoutEffect(() => {
    const pressed = options.find(
      (option) =>
        String(option.value) ===
        choices.current?.querySelector<HTMLInputElement>(':checked')?.value,
    );
    if (pressed && pressed.value !== value) onChange(pressed.value);
  }, [options, value, onChange]);
  return (
    <fieldset ref={choices} className="segments">
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
