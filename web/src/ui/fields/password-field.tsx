import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, useField, type FieldTexts } from './field.tsx';
import './password-field.css';

/** A password field with a button that shows the typed text. */
export function PasswordField({
  label,
  description,
  error,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  const { t } = useTranslation('auth');
  const [visible, setVisible] = useState(false);
  const control = useField({ label, description, error });
  const Icon = visible ? IconEyeOff : IconEye;
  return (
    <Field id={control.id} label={label} description={description} error={error}>
      <div className="password-field" dir="ltr">
        <input {...input} {...control} type={visible ? 'text' : 'password'} dir="ltr" required />
        <button
          type="button"
          aria-label={t(visible ? 'field.hidePassword' : 'field.showPassword')}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={20} aria-hidden />
        </button>
      </div>
    </Field>
  );
}
