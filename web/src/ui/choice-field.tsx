import { useId, type ChangeEvent, type ReactNode } from 'react';
import './choice-field.css';

interface Choice {
  value: string;
  label: ReactNode;
}

interface Props {
  name: string;
  label: string;
  choices: readonly Choice[];
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Look of the choices; `cards` have space for several lines of text. */
  look?: 'chips' | 'cards';
}

/** A single choice as radio buttons. */
export function ChoiceField({
  name,
  label,
  choices,
  value,
  error,
  onChange,
  look = 'chips',
}: Props) {
  const errorId = useId();
  return (
    <fieldset
      className={`choice-field choice-${look}`}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
    >
      <legend>{label}</legend>
      <div className="choice-list">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={onChange}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="choice-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
