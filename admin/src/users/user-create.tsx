import type { Failure } from '@five/shared/contract/failure.contract';
import { scopesOf } from '@five/shared/auth/roles';
import { TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { submitOnce } from '../platform/action-form.tsx';
import { failureOf } from '../platform/http.ts';
import { useTypedTranslate } from '../platform/i18n.ts';
import { useIdempotencyKey } from '@five/client/idempotency';
import { userPage } from '../platform/paths.ts';
import { Refusal } from '../platform/refusal.tsx';
import { may } from '../platform/tables/tables.ts';
import { useAction } from '../platform/use-action.ts';
import { venueQuery } from '../platform/venue.queries.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Empty } from '../ui/empty.tsx';
import page from '../ui/record-page.module.css';
import css from './users.module.css';
import { inviteUser } from './users.queries.ts';

const FIELDS = [
  ['firstName', 'firstName', 'text'],
  ['name', 'lastName', 'text'],
  ['email', 'email', 'email'],
  ['phone', 'phone', 'tel'],
] as const;
const EMPTY_USER = { firstName: '', name: '', email: '', phone: '' };

/** Creates a staff account from four fields and a role; the new user sets the password. */
export function UserCreate() {
  const t = useTypedTranslate();
  return (
    <article className={page['page']}>
      <title>{t('people.invite')}</title>
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
  const [person, setPerson] = useState(EMPTY_USER);
  const [role, setRole] = useState<'staff' | 'admin'>('staff');
  const input = { ...person, scope: [...scopesOf(role)] };
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send(input, (key) => inviteUser(input, key)),
    () =>
      t(venue?.mail === 'files' ? 'people.invited_unsent' : 'people.invited', {
        name: `${person.firstName} ${person.name}`,
      }),
  );
  const errors = failureOf(act.error).errorMessages ?? [];
  const open = (reference: string) => {
    void client.invalidateQueries({ queryKey: ['users'] });
    void navigate(userPage(reference));
  };
  const send = submitOnce(act, () =>
    act.mutate(undefined, { onSuccess: ({ data }) => open(data.reference) }),
  );
  return (
    <form className={css['form']} onSubmit={send} noValidate>
      <p>{t('people.invite_help')}</p>
      <PersonFields person={person} errors={errors} onChange={setPerson} />
      <Choice
        label={t('people.role')}
        value={role}
        onChange={setRole}
        options={[
          { value: 'staff', label: t('states.role.staff'), hint: t('people.staff_help') },
          { value: 'admin', label: t('states.role.admin'), hint: t('people.admin_help') },
        ]}
      />
      {errors.length === 0 && <Refusal error={act.error} />}
      <ActionButton type="submit" variant="contained" size="large" busy={act.isPending}>
        {t('people.invite_send')}
      </ActionButton>
    </form>
  );
}

interface PersonFieldsProps {
  person: typeof EMPTY_USER;
  /** The API's errors by field. */
  errors: NonNullable<Failure['errorMessages']>;
  onChange: (person: typeof EMPTY_USER) => void;
}

function PersonFields({ person, errors, onChange }: PersonFieldsProps) {
  const t = useTypedTranslate();
  return FIELDS.map(([field, label, type]) => {
    const message = errors.find((one) => one.field === field)?.message;
    return (
      <TextField
        key={field}
        label={t(`labels.person.${label}`)}
        type={type}
        value={person[field]}
        onChange={({ target }) => onChange({ ...person, [field]: target.value })}
        required
        autoFocus={field === 'firstName'}
        error={message !== undefined}
        helperText={message}
        slotProps={{ htmlInput: { dir: type === 'text' ? 'auto' : 'ltr' } }}
      />
    );
  });
}
