import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { roleOf, SCOPES, scopesOf, type Scope } from '@five/shared/auth/roles';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionForm } from '../platform/forms/action-form.tsx';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Refusal } from '../platform/forms/refusal.tsx';
import { readSession } from '../platform/requests/session.ts';
import { useAction } from '../platform/requests/use-action.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Choice } from '../ui/choice.tsx';
import { useFocusRestore } from '../ui/focus.ts';
import overview from '../ui/layouts/overview-page.module.css';
import { OpenDrawer } from './open-drawer.tsx';
import { TariffForm } from './tariff-form.tsx';
import { ResetFactorForm } from './second-factor/reset-factor-form.tsx';
import { changeUser } from './users.queries.ts';

type Open = 'role' | 'tariff' | 'deactivate' | 'factor' | null;

/**
 * Actions of an admin on an account: role, tariff, and active or not. The admin's own account has
 * no actions, so that admins cannot lock themselves out.
 */
export function UserActions({ user }: { user: StaffUserAnswer }) {
  const t = useTypedTranslate();
  const [open, setOpen] = useState<Open>(null);
  const activate = useChange(user, t('people.activated'));
  const place = useFocusRestore('button');
  if (readSession()?.user.reference === user.reference) return <p>{t('people.own')}</p>;
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
      {open === 'factor' && <ResetFactorForm user={user} onDone={close} />}
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
  const t = useTypedTranslate();
  return (
    <div className={overview['acts']}>
      <Button variant="outlined" onClick={() => onOpen('role')}>
        {t('people.change_role')}
      </Button>
      <Button variant="outlined" onClick={() => onOpen('tariff')}>
        {t('people.change_tariff')}
      </Button>
      {user.secondFactor && (
        <Button variant="outlined" onClick={() => onOpen('factor')}>
          {t('people.reset_factor')}
        </Button>
      )}
      {user.active ? (
        <Button variant="outlined" color="error" onClick={() => onOpen('deactivate')}>
          {t('people.deactivate')}
        </Button>
      ) : (
        <ActionButton
          variant="contained"
          busy={activate.isPending}
          onClick={() => activate.mutate({ active: true })}
        >
          {t('people.activate')}
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
  const current = SCOPES.find((role) => role === roleOf(user.scope)) ?? 'player';
  const [role, setRole] = useState<Scope>(current);
  const act = useChange(user, t('people.role_done'));
  const hints = {
    player: t('people.player_help'),
    staff: t('people.staff_help'),
    admin: t('people.admin_help'),
  };
  return (
    <ActionForm
      title={t('people.role_title', { name: user.fullName })}
      submit={t('people.role_submit')}
      act={act}
      disabled={role === current}
      onBack={onDone}
      onSubmit={() => act.mutate({ scope: [...scopesOf(role)] }, { onSuccess: onDone })}
    >
      <Choice
        label={t('people.role')}
        value={role}
        onChange={setRole}
        options={SCOPES.map((value) => ({
          value,
          label: t(`states.role.${value}`),
          hint: hints[value],
        }))}
      />
      {current !== 'player' && role === 'player' && <OpenDrawer user={user} />}
      {current === 'player' && role !== 'player' && <p>{t('people.role_password')}</p>}
    </ActionForm>
  );
}

function DeactivateForm({ user, onDone }: { user: StaffUserAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const act = useChange(user, t('people.deactivated'));
  return (
    <ActionForm
      title={t('people.deactivate')}
      submit={t('people.deactivate')}
      danger
      act={act}
      takesFocus
      onBack={onDone}
      onSubmit={() => act.mutate({ active: false }, { onSuccess: onDone })}
    >
      <p>{t('people.deactivate_help', { name: user.fullName })}</p>
      <OpenDrawer user={user} />
    </ActionForm>
  );
}
