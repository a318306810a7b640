import type { Icon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import css from './choice.module.css';

export interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: Icon;
  disabled?: boolean;
  hint?: string;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  takeFocus?: boolean;
}

/**
 * A choice of exactly one option, shown as large buttons. It uses native radio inputs, so that
 * arrow keys and screen readers work.
 */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  takeFocus = false,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css['choice']}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value: own, label: text, icon: Sign, disabled, hint }) => (
          <label key={own} data-disabled={disabled || undefined}>
            <input
              type="radio"
              name={name}
              value={own}
              checked={own === value}
              disabled={disabled}
              autoFocus={takeFocus && own === value}
              onChange={() => onChange(own)}
            />
            <span>
              {Sign && <Sign aria-hidden size={20} />}
              <span>
                {text}
                {hint && <small>{hint}</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
