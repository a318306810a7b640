import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useActionFields } from '../../platform/forms/action-fields.ts';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';

export interface TypedFactor {
  password: string;
  code: string;
}

interface Props {
  title: string;
  submit: string;
  danger?: boolean;
  /** Whether the form asks for a code of the app besides the password. */
  asksCode: boolean;
  act: { isPending: boolean; error: Error | null; mutate: (typed: TypedFactor) => void };
  onBack: () => void;
  children?: ReactNode;
}

/** Form of a change of the second factor, confirmed by the password and a code of the app. */
export function FactorForm({ asksCode, act, children, ...form }: Props) {
  const t = useTypedTranslate();
  const fields = useActionFields({ password: '', code: '' }, act.error);
  const required = (typed: string) => typed !== '' || t('own.required');
  return (
    <ActionForm
      {...form}
      act={act}
      fieldsShowRefusal={fields.isRefusalShown}
      onSubmit={fields.submit(() => act.mutate(fields.values))}
    >
      {children}
      <TextField
        {...fields.field('password', required)}
        label={t('own.current_password')}
        type="password"
        slotProps={{ htmlInput: { autoComplete: 'current-password', dir: 'ltr' } }}
      />
      {asksCode && (
        <TextField
          {...fields.field('code', required)}
          label={t('own.factor.present_code')}
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', dir: 'ltr' } }}
        />
      )}
    </ActionForm>
  );
}
