import { useId, type ReactNode } from 'react';
import './field.css';

export interface FieldTexts {
  label: ReactNode;
  description?: ReactNode;
  /** Error message of the field; if left out or empty, the field is valid. */
  error?: string | undefined;
}

interface Control {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Returns the properties that link an input element with its label, error and description. */
export function useField({ description, error }: FieldTexts): Control {
  const id = useId();
  const describing = [error && `${id}-error`, description && `${id}-description`].filter(Boolean);
  return {
    id,
    className: 'field-input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describing.join(' ') || undefined,
  };
}

interface Props extends FieldTexts {
  /** Id of the input element in `children`, as `useField` returns it. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A text field with its label above, and its error and description below. */
export function Field({ id, label, className = '', children, ...texts }: Props) {
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children}
      <FieldNotes id={id} {...texts} />
    </div>
  );
}

/** Error message and description of a field. */
export function FieldNotes({ id, error, description }: Omit<FieldTexts, 'label'> & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {description && (
        <p id={`${id}-description`} className="field-description">
          {description}
        </p>
      )}
    </>
  );
}
