import type { ComponentProps } from 'react';
import { Field, useField, type FieldTexts } from './field.tsx';

type InputProps = FieldTexts & ComponentProps<'input'>;

/** A text field of one line. */
export function TextField({ label, description, error, className, ...input }: InputProps) {
  const control = useField({ label, description, error });
  return (
    <Field
      id={control.id}
      label={label}
      description={description}
      error={error}
      className={className}
    >
      <input {...input} {...control} />
    </Field>
  );
}

type AreaProps = FieldTexts & ComponentProps<'textarea'>;

/** A text field of several lines. */
export function TextArea({ label, description, error, className, ...input }: AreaProps) {
  const control = useField({ label, description, error });
  return (
    <Field
      id={control.id}
      label={label}
      description={description}
      error={error}
      className={className}
    >
      <textarea {...input} {...control} />
    </Field>
  );
}
