import { hasPasswordLength } from '@five/shared/auth/password-length.rules';
import { TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useActionFields } from '../platform/forms/action-fields.ts';
import { submitOnce } from '../platform/forms/action-form.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { readSession } from '../platform/requests/session.ts';
import { useAction } from '../platform/requests/use-action.ts';
import { TablePage } from '../platform/tables/table-page.tsx';
import { ActionButton } from '../ui/action-button.tsx';
import { SecondFactorPart } from './second-factor/second-factor-part.tsx';
import { saveName, savePassword } from './own-account.queries.ts';
import css from './own-account.module.css';

/** Where members of the staff change their own name, password and second factor. */
export function OwnAccountList() {
  const t = useTypedTranslate();
  return (
    <TablePage title={t('own.title')} back={{ to: '/', name: t('board.title') }} allowed>
      <NameForm />
      <PasswordForm />
      <Part title={t('own.factor.title')} help={t('own.factor.help')} error={null}>
        <SecondFactorPart />
      </Part>
    </TablePage>
  );
}

function NameForm() {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const user = readSession()?.user;
  const act = useAction(
    async (name: { name: string; firstName: string }) => {
      await saveName(name);
      await client.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    },
    () => t('own.name_saved'),
  );
  const { values, field, submit, isRefusalShown } = useActionFields(
    { firstName: user?.firstName ?? '', name: user?.name ?? '' },
    act.error,
  );
  const required = (typed: string) => typed.trim() !== '' || t('own.required');
  return (
    <Part title={t('own.name')} help={t('own.name_help')} error={isRefusalShown ? null : act.error}>
      <form
        onSubmit={submitOnce(
          act,
          submit(() => act.mutate({ firstName: values.firstName, name: values.name })),
        )}
        noValidate
      >
        <TextField
          {...field('firstName', required)}
          label={t('labels.person.firstName')}
          slotProps={{ htmlInput: { autoComplete: 'given-name', maxLength: 60, dir: 'auto' } }}
        />
        <TextField
          {...field('name', required)}
          label={t('labels.person.lastName')}
          slotProps={{ htmlInput: { autoComplete: 'family-name', maxLength: 60, dir: 'auto' } }}
        />
        <ActionButton type="submit" variant="contained" busy={act.isPending}>
          {t('own.save_name')}
        </ActionButton>
      </form>
    </Part>
  );
}

const NO_PASSWORDS = { currentPassword: '', password: '', passwordConfirmation: '' };

function PasswordForm() {
  const t = useTypedTranslate();
  const act = useAction(savePassword, () => t('own.password_saved'));
  const [saves, setSaves] = useState(0);
  const { values, field, submit, reset, isRefusalShown } = useActionFields(NO_PASSWORDS, act.error);
  const required = (typed: string) => typed !== '' || t('own.required');
  const isLongEnough = (typed: string) =>
    hasPasswordLength(typed, 'staff') || t('own.password_short');
  const secret = (name: keyof typeof NO_PASSWORDS, autoComplete: string, check = required) => ({
    ...field(name, check),
    type: 'password',
    slotProps: { htmlInput: { autoComplete, dir: 'ltr' } },
  });
  return (
    <Part
      title={t('own.password')}
      help={t('own.password_help')}
      error={isRefusalShown ? null : act.error}
    >
      <form
        onSubmit={submitOnce(
          act,
          submit(() =>
            act.mutate({ ...values }, { onSuccess: () => (reset(), setSaves(saves + 1)) }),
          ),
        )}
        noValidate
      >
        {/* New fields after a save: labels of emptied fields would stay small. */}
        <Fragment key={saves}>
          <TextField
            {...secret('currentPassword', 'current-password')}
            label={t('own.current_password')}
          />
          <TextField
            {...secret('password', 'new-password', isLongEnough)}
            label={t('own.new_password')}
          />
          <TextField
            {...secret('passwordConfirmation', 'new-password')}
            label={t('own.repeat_password')}
          />
        </Fragment>
        <ActionButton type="submit" variant="contained" busy={act.isPending}>
          {t('own.save_password')}
        </ActionButton>
      </form>
    </Part>
  );
}

/** A titled part of the page. A refusal that no field shows is above the fields. */
function Part({
  title,
  help,
  error,
  children,
}: {
  title: string;
  help: string;
  error: Error | null;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={css['part']} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{help}</p>
      <Refusal error={error} />
      {children}
    </section>
  );
}
