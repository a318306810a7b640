import type { SquadAnswer } from '@five/shared/community/squads/squads.contract';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { useSession } from '../../../platform/requests/session.ts';
import { useResult } from '../../../platform/requests/use-result.ts';
import { formatDay } from '../../../platform/texts/format.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { LostBall } from '../../../ui/art/lost-ball.tsx';
import { FormArea } from '../../../ui/fields/form-area.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { useVenueName } from '../../../venue/venue.queries.ts';
import { SquadForm } from '../components/squad-form.tsx';
import { ownSquadsQuery } from '../squads.queries.ts';
import '../../../ui/edged-card.css';
import './squads.css';

/** The squads of the player, and a form for a new one. */
export default function Squads() {
  const { t } = useTranslation('players');
  return (
    <FormArea>
      <div className="squads">
        <title>{`${t('squads.title')} · ${useVenueName()}`}</title>
        <h1>{t('squads.title')}</h1>
        <List />
        <SquadForm />
      </div>
    </FormArea>
  );
}

function List() {
  const { t } = useTranslation('players');
  const { data: squads, failed, retry } = useResult(ownSquadsQuery(Boolean(useSession())));
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!squads) return <Skeleton height="14rem" />;
  if (squads.length === 0)
    return (
      <Empty scene={<LostBall />} title={t('squads.emptyTitle')} text={t('squads.emptyText')} />
    );
  return (
    <ul className="squad-cards">
      {squads.map((squad) => (
        <Card key={squad.id} squad={squad} />
      ))}
    </ul>
  );
}

function Card({ squad: { id, name, role, members, nextDate } }: { squad: SquadAnswer }) {
  const { t } = useTranslation('players');
  const { locale } = useLocale();
  return (
    <li className="edged-card squad-card">
      <LocaleLink to={`/account/squads/${id}`}>
        <bdi>{name}</bdi>
      </LocaleLink>
      <p>
        {role !== null && `${t(`squads.role.${role}`)} · `}
        {t('squads.memberCount', { count: members.length })}
      </p>
      <p className="sentence">
        {nextDate === null
          ? t('squads.noDate')
          : t('squads.next', { date: formatDay(nextDate, locale, 'long') })}
      </p>
    </li>
  );
}
