import type { SquadAnswer } from '@five/shared/community/squads/squads.contract';
import { leads } from '@five/shared/community/squads/squads.rules';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { useSession } from '../../../platform/requests/session.ts';
import { useResult } from '../../../platform/requests/use-result.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { LostBall } from '../../../ui/art/lost-ball.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { useVenueName } from '../../../venue/venue.queries.ts';
import { GuestForm } from '../components/guest-form.tsx';
import { SquadInvite } from '../components/squad-invite.tsx';
import { SquadMatches } from '../components/squad-matches.tsx';
import { LeaveSquad, SquadMembers } from '../components/squad-members.tsx';
import { SquadSettings } from '../components/squad-settings.tsx';
import { squadQuery } from '../squads.queries.ts';
import './squads.css';

/** A squad: its next and past dates with the answers, and its members. */
export default function Squad() {
  const { t } = useTranslation('players');
  const { reference = '' } = useParams();
  const { data, failed, retry } = useResult(squadQuery(reference, Boolean(useSession())));
  const venue = useVenueName();
  return (
    <div className="squad">
      <title>{`${data?.name ?? t('squads.title')} · ${venue}`}</title>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && data === undefined && <Skeleton height="26rem" />}
      {data === null && (
        <Empty scene={<LostBall />} title={t('squads.unknownTitle')} text={t('squads.unknownText')}>
          <LocaleLink to="/account/squads" className={buttonClass()}>
            {t('squads.title')}
          </LocaleLink>
        </Empty>
      )}
      {data && <Parts squad={data} />}
    </div>
  );
}

function Parts({ squad }: { squad: SquadAnswer }) {
  const { t } = useTranslation('players');
  return (
    <>
      <header>
        <h1>
          <bdi>{squad.name}</bdi>
        </h1>
        <p>{t('squads.sizeCount', { count: squad.size })}</p>
      </header>
      {squad.link !== null && <SquadInvite squad={squad} link={squad.link} />}
      <SquadMatches squad={squad} ahead />
      <SquadMatches squad={squad} ahead={false} />
      <section>
        <h2>{t('squads.members')}</h2>
        <SquadMembers squad={squad} />
        {leads(squad.role) && <GuestForm squad={squad.id} />}
      </section>
      {squad.role === 'captain' && <SquadSettings squad={squad} />}
      <LeaveSquad squad={squad} />
    </>
  );
}
