import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { roleOf, SCOPES, scopesOf, type Scope } from '@five/shared/auth/roles';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionForm } from '../platform/action-form.tsx';
import { useTypedTranslate } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { readSession } from '../platform/session.ts';
import { interpolate } from '../platform/tables/use-content-texts.ts';
import { useAction } from '../platform/use-action.ts';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Choice } from '../ui/choice.tsx';
import { useFocusRestore } from '../ui/use-focus-restore.ts';
import overview from '../ui/overview-page.module.css';
import { OpenDrawer } from './open-drawer.tsx';
import { TariffForm } from './tariff-form.tsx';
import { changeUser } from './users.queries.ts';

type Open = 'role' | 'tariff' | 'deactivate' | null;

/**
 * Actions of an admin on an account: role, tariff, and active or not. The admin's own account has
 * no actions, so that admins cannot lock themselves out.
 */
export function UserActions({ user }: { user: StaffUserAnswer }) {
  const { people } = useAdministrationTexts();
  const [open, setOpen] = useState<Open>(null);
  const activate = useChange(user, people.activated);
  const place = useFocusRestore('button');
  if (readSession()?.user.reference === user.reference) return <p>{people.own}</p>;
  const close = () => setOpen(null);
  return (
    <div ref={place}>
      {open === 'role' && <RoleForm user={user} onDone={close} />}
      {open === 'tariff' && (
        <TariffForm
          customer={user.customer}
          name={user.fullName}
          tariff={user.tariff}
          onDone={close}
        />
      )}
      {open === 'deactivate' && <DeactivateForm user={user} onDone={close} />}
      {open === null && <ActList user={user} activate={activate} onOpen={setOpen} />}
    </div>
  );
}

interface ActListProps {
  user: StaffUserAnswer;
  activate: ReturnType<typeof useChange>;
  onOpen: (form: Open) => void;
}

function ActList({ user, activate, onOpen }: ActListProps) {
  const { people } = useAdministrationTexts();
  return (
    <div className={overview['acts']}>
      <Button variant="outlined" onClick={() => onOpen('role')}>
        {people.change_role}
      </Button>
      <Button variant="outlined" onClick={() => onOpen('tariff')}>
        {people.change_tariff}
      </Button>
      {user.active ? (
        <Button variant="outlined" color="error" onClick={() => onOpen('deactivate')}>
          {people.deactivate}
        </Button>
      ) : (
        <ActionButton
          variant="contained"
          busy={activate.isPending}
          onClick={() => activate.mutate({ active: true })}
        >
          {people.activate}
        </ActionButton>
      )}
      <Refusal error={activate.error} />
    </div>
  );
}

/**
 * Returns an action that changes the role or the active state of the account and refetches the
 * accounts. `successMessage` is the message after a success.
 */
function useChange({ reference }: StaffUserAnswer, successMessage: string) {
  const client = useQueryClient();
  return useAction(
    async (change: { scope?: Scope[]; active?: boolean }) => {
      const answer = await changeUser(reference, change);
      await client.invalidateQueries({ queryKey: ['users'] });
      return answer;
    },
    () => successMessage,
  );
}

function RoleForm({ user, onDone }: { user: StaffUserAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const { people } = useAdministrationTexts();
  const current = SCOPES.find((role) => role === roleOf(user.scope)) ?? 'player';
  const [role, setRole] = useState<Scope>(current);
  const act = useChange(user, people.role_done);
  const hints = { player: people.player_help, staff: people.staff_help, admin: people.admin_help };
  return (
    <ActionForm
      title={interpolate(people.role_title, { name: user.fullName })}
      submit={people.role_submit}
      act={act}
      disabled={role === current}
      onBack={onDone}
      onSubmit={() => act.mutate({ scope: [...scopesOf(role)] }, { onSuccess: onDone })}
    >
      <Choice
        label={people.role}
        value={role}
        onChange={setRole}
        options={SCOPES.map((value) => ({
          value,
          label: t(`states.role.${value}`),
          hint: hints[value],
        }))}
      />
      {current !== 'player' && role === 'player' && <OpenDrawer user={user} />}
      {current === 'player' && role !== 'player' && <p>{people.role_password}</p>}
    </ActionForm>
  );
}

function DeactivateForm({ user, onDone }: { user: StaffUserAnswer; onDone: () => void }) {
  const { people } = useAdministrationTexts();
  const act = useChange(user, people.deactivated);
  return (
    <ActionForm
      title={people.deactivate}
      submit={people.deactivate}
      danger
      act={act}
      takesFocus
      onBack={onDone}
      onSubmit={() => act.mutate({ active: false }, { onSuccess: onDone })}
    >
      <p>{interpolate(people.deactivate_help, { name: user.fullName })}</p>
      <OpenDrawer user={user} />
    </ActionForm>
  );
}
