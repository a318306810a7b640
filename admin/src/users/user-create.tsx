import { scopesOf } from '@five/shared/auth/roles';
import { TextField, type TextFieldProps } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActionFields } from '../platform/forms/action-fields.ts';
import { submitOnce } from '../platform/forms/action-form.tsx';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { userPage } from '../platform/page/paths.ts';
import { Refusal } from '../platform/forms/refusal.tsx';
import { may } from '../platform/tables/tables.ts';
import { useAction } from '../platform/requests/use-action.ts';
import { venueQuery } from '../platform/requests/venue.queries.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Choice } from '../ui/choice.tsx';
import { Empty } from '../ui/empty.tsx';
import page from '../ui/layouts/record-page.module.css';
import css from './users.module.css';
import { inviteUser } from './users.queries.ts';

const FIELDS = [
  ['firstName', 'firstName', 'text'],
  ['name', 'lastName', 'text'],
  ['email', 'email', 'email'],
  ['phone', 'phone', 'tel'],
] as const;
const EMPTY_USER = { firstName: '', name: '', email: '', phone: '' };

type Invitation = Parameters<typeof inviteUser>[0];

/** Creates a staff account from four fields and a role; the new user sets the password. */
export function UserCreate() {
  const t = useTypedTranslate();
  return (
    <article className={page['page']}>
      <title>{t('people.invite')}</title>
      <BackLink to="/users" name={t('people.title')} />
      <header>
        <h1>{t('people.invite')}</h1>
      </header>
      {may('users.invite') ? (
        <div className={page['card']}>
          <InviteForm />
        </div>
      ) : (
        <Empty title={t('page.denied')} help={t('page.denied_help')} />
      )}
    </article>
  );
}

function InviteForm() {
  const t = useTypedTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: venue } = useQuery(venueQuery());
  const isUnsent = venue?.mail === 'files';
  const [role, setRole] = useState<'staff' | 'admin'>('staff');
  const keys = useIdempotencyKey();
  const act = useAction(
    (body: Invitation) => keys.send(body, (key) => inviteUser(body, key)),
    ({ firstName, name }) =>
      t(isUnsent ? 'people.invited_unsent' : 'people.invited', {
        name: `${firstName} ${name}`,
      }),
  );
  const { values, field, submit } = useActionFields(EMPTY_USER, act.error);
  const body = { ...values, scope: [...scopesOf(role)] };
  const open = (reference: string) => {
    void client.invalidateQueries({ queryKey: ['users'] });
    void navigate(userPage(reference));
  };
  const send = submit(() => act.mutate(body, { onSuccess: ({ data }) => open(data.reference) }));
  return (
    <form className={css['form']} onSubmit={submitOnce(act, send)} noValidate>
      <p>{t(isUnsent ? 'people.invite_help_unsent' : 'people.invite_help')}</p>
      <PersonFields field={field} />
      <Choice
        label={t('people.role')}
        value={role}
        onChange={setRole}
        options={[
          { value: 'staff', label: t('states.role.staff'), hint: t('people.staff_help') },
          { value: 'admin', label: t('states.role.admin'), hint: t('people.admin_help') },
        ]}
      />
      {!failureOf(act.error).errorMessages?.length && <Refusal error={act.error} />}
      <ActionButton type="submit" variant="contained" size="large" busy={act.isPending}>
        {t(isUnsent ? 'people.invite_create' : 'people.invite_send')}
      </ActionButton>
    </form>
  );
}

interface PersonFieldsProps {
  /** Returns the properties of a field. */
  field: (name: keyof typeof EMPTY_USER) => TextFieldProps;
}

function PersonFields({ field }: PersonFieldsProps) {
  const t = useTypedTranslate();
  return FIELDS.map(([name, label, type]) => (
    <TextField
      {...field(name)}
      key={name}
      label={t(`labels.person.${label}`)}
      type={type}
      required
      autoFocus={name === 'firstName'}
      slotProps={{ htmlInput: { dir: type === 'text' ? 'auto' : 'ltr' } }}
    />
  ));
}
