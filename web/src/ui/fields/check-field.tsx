import type { ComponentProps } from 'react';
import { FieldNotes, useField, type FieldTexts } from './field.tsx';

/** A check box with its label beside it, and its error and description below the label. */
export function CheckField({
  label,
  description,
  error,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  const control = useField({ label, description, error });
  return (
    <div className="check-field">
      <input {...input} {...control} type="checkbox" className="check-input" />
      <div>
        <label htmlFor={control.id} className="check-label">
          {label}
        </label>
        <FieldNotes id={control.id} description={description} error={error} />
      </div>
    </div>
  );
}
