import type { SquadAnswer } from '@five/shared/community/squads/squads.contract';
import type { SquadRole } from '@five/shared/community/squads/squads.codes';
import { leads, mayRemove } from '@five/shared/community/squads/squads.rules';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx';
import { MemberReliability } from './member-reliability.tsx';
import { squadRequests, useSquadChange } from '../squads.queries.ts';
import './squad-parts.css';

type Member = SquadAnswer['members'][number];

/** The members of a squad with their roles, and what the user may change. */
export function SquadMembers({ squad }: { squad: SquadAnswer }) {
  return (
    <ul className="squad-members">
      {squad.members.map((member) => (
        <MemberRow key={member.id} squad={squad} member={member} />
      ))}
    </ul>
  );
}

function MemberRow({ squad, member }: { squad: SquadAnswer; member: Member }) {
  const { t } = useTranslation('players');
  const { displayName, kind, role, phone, mine } = member;
  return (
    <li>
      <p>
        <bdi className="squad-name">{displayName}</bdi>
        {mine && <span className="unseen">{t('squads.you')}</span>}
        <span>{kind === 'guest' ? t('squads.guest.kind') : t(`squads.role.${role}`)}</span>
        {phone !== null && (
          <a href={`tel:${phone}`} dir="ltr">
            {phone}
          </a>
        )}
      </p>
      {!mine && <MemberActs squad={squad} member={member} />}
    </li>
  );
}

function MemberActs({ squad, member: { id, displayName, kind, role } }: MemberProps) {
  const { t } = useTranslation('players');
  const { mutate, isPending } = useSquadChange();
  const requests = squadRequests(squad.id);
  const name = { name: displayName };
  const give = (to: SquadRole) => mutate(() => requests.setRole(id, { role: to }));
  const isLed = squad.role === 'captain' && kind === 'member';
  return (
    <div className="squad-acts">
      {leads(squad.role) && kind === 'member' && (
        <MemberReliability squad={squad.id} member={id} name={displayName} />
      )}
      {isLed && (
        <Button
          look="quiet"
          size="small"
          busy={isPending}
          aria-label={t(
            role === 'member' ? 'squads.act.promoteName' : 'squads.act.demoteName',
            name,
          )}
          onClick={() => give(role === 'member' ? 'co_captain' : 'member')}
        >
          {t(role === 'member' ? 'squads.act.promote' : 'squads.act.demote')}
        </Button>
      )}
      {isLed && (
        <ConfirmButton
          act={t('squads.act.handOver')}
          name={t('squads.act.handOverName', name)}
          title={t('squads.act.handOverTitle', name)}
          text={t('squads.act.handOverText')}
          cancelLabel={t('squads.back')}
          busy={isPending}
          size="small"
          onAct={() => give('captain')}
        />
      )}
      {squad.role !== null && mayRemove(squad.role, role) && (
        <RemoveMember
          name={displayName}
          busy={isPending}
          onAct={() => mutate(() => requests.remove(id))}
        />
      )}
    </div>
  );
}

function RemoveMember({ name, busy, onAct }: { name: string; busy: boolean; onAct: () => void }) {
  const { t } = useTranslation('players');
  return (
    <ConfirmButton
      act={t('squads.act.remove')}
      name={t('squads.act.removeName', { name })}
      title={t('squads.act.removeTitle', { name })}
      text={t('squads.act.removeText')}
      cancelLabel={t('squads.back')}
      busy={busy}
      size="small"
      onAct={onAct}
    />
  );
}

interface MemberProps {
  squad: SquadAnswer;
  member: Member;
}

/** Lets a member leave, and the captain delete the squad; the list of squads opens afterwards. */
export function LeaveSquad({ squad: { id, role, members } }: { squad: SquadAnswer }) {
  const { t } = useTranslation('players');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const { mutate, isPending } = useSquadChange();
  const own = members.find(({ mine }) => mine);
  if (!own) return null;
  const [kind, send] =
    role === 'captain'
      ? (['delete', squadRequests(id).delete] as const)
      : (['leave', () => squadRequests(id).remove(own.id)] as const);
  return (
    <div className="squad-acts">
      <ConfirmButton
        act={t(`squads.${kind}.act`)}
        title={t(`squads.${kind}.title`)}
        text={t(`squads.${kind}.text`)}
        cancelLabel={t('squads.back')}
        busy={isPending}
        onAct={() =>
          mutate(async () => {
            const saved = await send();
            void navigate(localize('/account/squads'), { replace: true });
            return saved;
          })
        }
      />
    </div>
  );
}
