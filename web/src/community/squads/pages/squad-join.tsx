import type { SquadInvitationAnswer } from '@five/shared/community/squads/squads.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { useSession } from '../../../platform/requests/session.ts';
import { useResult } from '../../../platform/requests/use-result.ts';
import { formatTime } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { LostBall } from '../../../ui/art/lost-ball.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { useVenueName } from '../../../venue/venue.queries.ts';
import { RequireVerified } from '../../components/require-verified.tsx';
import { showError } from '../../show-error.ts';
import { invitationQuery, joinSquad } from '../squads.queries.ts';
import './squads.css';

/** The squad of a link, which opens without an account; joining takes one. */
export default function SquadJoin() {
  const { t } = useTranslation('players');
  const { token = '' } = useParams();
  const session = useSession();
  const { data, failed, retry } = useResult(invitationQuery(token, Boolean(session)));
  const venue = useVenueName();
  return (
    <div className="wrap squad squad-join">
      <title>{`${data?.name ?? t('squads.title')} · ${venue}`}</title>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && data === undefined && <Skeleton height="18rem" />}
      {data === null && (
        <Empty
          scene={<LostBall />}
          title={t('squads.link.unknownTitle')}
          text={t('squads.link.unknownText')}
        >
          <LocaleLink to="/" className={buttonClass()}>
            {t('squads.link.home')}
          </LocaleLink>
        </Empty>
      )}
      {data && <Invitation token={token} invitation={data} />}
    </div>
  );
}

function Invitation({
  token,
  invitation: { name, captain, members, nextDate, nextTime, squad },
}: {
  token: string;
  invitation: SquadInvitationAnswer;
}) {
  const { t } = useTranslation('players');
  const { locale } = useLocale();
  return (
    <>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p>
        {t('squads.link.captain')} <bdi>{captain}</bdi> ·{' '}
        {t('squads.memberCount', { count: members })}
      </p>
      <p className="sentence">
        {nextDate === null || nextTime === null
          ? t('squads.noDate')
          : t('squads.nextAt', {
              date: formatDayAt(nextDate, nextTime, locale, 'long'),
              time: formatTime(nextTime, locale),
            })}
      </p>
      {squad === null ? (
        <RequireVerified signIn={t('squads.link.signIn')} unverified={t('squads.link.unverified')}>
          <p>{t('squads.link.seen')}</p>
          <JoinButton token={token} />
        </RequireVerified>
      ) : (
        <LocaleLink to={`/account/squads/${squad}`} className={buttonClass()}>
          {t('squads.link.open')}
        </LocaleLink>
      )}
    </>
  );
}

function JoinButton({ token }: { token: string }) {
  const { t } = useTranslation('players');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => joinSquad(token),
    onSuccess: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: ['squads'] });
      void navigate(localize(`/account/squads/${data.id}`));
    },
    onError: (error) => showError(error, t('squads.unanswered')),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {t('squads.link.join')}
    </Button>
  );
}
