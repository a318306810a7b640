import { useId, type ComponentProps, type ReactNode } from 'react';
import './choice-field.css';

interface Choice {
  value: string;
  label: ReactNode;
}

interface Props extends Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'> {
  name: string;
  label: string;
  choices: readonly Choice[];
  /** The chosen value; left out if a form controls the field. */
  value?: string;
  error: string | undefined;
  /** Look of the choices; `cards` have space for several lines of text. */
  look?: 'chips' | 'cards';
}

/** A single choice as radio buttons. */
export function ChoiceField({ label, choices, value, error, look = 'chips', ...input }: Props) {
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
              {...input}
              type="radio"
              value={choice.value}
              checked={value === undefined ? undefined : choice.value === value}
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
