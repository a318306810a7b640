import type { SquadAnswer, SquadMatchAnswer } from '@five/shared/community/squads/squads.contract';
import { leads } from '@five/shared/community/squads/squads.rules';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCancelBooking } from '../../../bookings/bookings.queries.ts';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { useResult } from '../../../platform/requests/use-result.ts';
import { formatTime } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { squadMatchesQuery, useSquadChange } from '../squads.queries.ts';
import './squad-parts.css';

/** The next dates of a squad, or those that are over, with the answers of its members. */
export function SquadMatches({ squad, ahead }: { squad: SquadAnswer; ahead: boolean }) {
  const { t } = useTranslation('players');
  const { data: matches, failed, retry } = useResult(squadMatchesQuery(squad.id, ahead));
  if (!ahead && (!matches || matches.length === 0)) return null;
  return (
    <section>
      <h2>{t(ahead ? 'squads.ahead' : 'squads.past')}</h2>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && !matches && <Skeleton height="10rem" />}
      {matches?.length === 0 && <p>{t('squads.noDateText')}</p>}
      <ol className="squad-matches">
        {matches?.map((match) => (
          <MatchRow key={match.id} squad={squad} match={match} isAhead={ahead} />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  squad: SquadAnswer;
  match: SquadMatchAnswer;
  isAhead: boolean;
}

function MatchRow({ squad, match, isAhead }: RowProps) {
  const { t } = useTranslation('players');
  const { locale } = useLocale();
  const { date, startTime, pitchName, size, counts, answers, path, mine } = match;
  const seated = answers.filter((one) => one.seated).map(({ displayName }) => displayName);
  return (
    <li>
      <LocaleLink to={path} className="sentence">
        {formatDayAt(date, startTime, locale, 'long')} · {formatTime(startTime, locale)}
      </LocaleLink>
      <p className="squad-counts">
        <strong>{t('squads.count', { in: Math.min(counts.in, size), size })}</strong>
        <bdi>{pitchName}</bdi>
        {isAhead && counts.unanswered > 0 && (
          <span>{t('squads.unansweredCount', { count: counts.unanswered })}</span>
        )}
        {isAhead && <span data-mine={mine ?? 'none'}>{t(`squads.mine.${mine ?? 'none'}`)}</span>}
      </p>
      {seated.length > 0 && (
        <p>
          <bdi>{seated.join(', ')}</bdi>
        </p>
      )}
      {isAhead && <MatchActs squad={squad} match={match} />}
    </li>
  );
}

function MatchActs({ squad, match }: Omit<RowProps, 'isAhead'>) {
  const { t } = useTranslation('players');
  const text = useReminder(match);
  return (
    <div className="squad-acts">
      <LocaleLink to={match.path} className={buttonClass('quiet', 'small')}>
        {t('squads.answer')}
      </LocaleLink>
      {leads(squad.role) && match.counts.unanswered > 0 && (
        <a
          className={buttonClass('quiet', 'small')}
          href={`https://wa.me/?${new URLSearchParams({ text })}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandWhatsapp size={18} aria-hidden />
          <span>{t('squads.remind.act')}</span>
        </a>
      )}
      {match.booking !== null && <Release match={match} booking={match.booking} />}
    </div>
  );
}

/** One text for all guests that have not answered, with the link of the match. */
function useReminder({ date, startTime, pitchName, path, counts }: SquadMatchAnswer): string {
  const { t } = useTranslation('players');
  const { locale, localize } = useLocale();
  return t('squads.remind.message', {
    date: formatDayAt(date, startTime, locale, 'long'),
    time: formatTime(startTime, locale),
    pitch: pitchName,
    count: counts.free,
    link: `${location.origin}${localize(path)}`,
  });
}

/** Cancels one date; its slot goes to the waiting list. */
function Release({ match, booking }: { match: SquadMatchAnswer; booking: string }) {
  const { t } = useTranslation('players');
  const { locale } = useLocale();
  const cancel = useCancelBooking();
  const { mutate, isPending } = useSquadChange();
  const date = formatDayAt(match.date, match.startTime, locale, 'long');
  return (
    <ConfirmButton
      act={t('squads.release.act')}
      name={t('squads.release.name', { date })}
      title={t('squads.release.title', { date })}
      text={t('squads.release.text')}
      cancelLabel={t('squads.release.keep')}
      busy={isPending}
      size="small"
      onAct={() => mutate(() => cancel.mutateAsync(booking))}
    />
  );
}
