import type { OpenMatchAnswer } from '@five/shared/community/open-matches/open-matches.contract';
import { withPhonesIsolated } from '@five/shared/community/phone-runs.rules';
import { formatMoney } from '@five/shared/money/money';
import { IconCash, IconMapPin, IconStairsUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import { AuthorAvatar } from '../../components/author-avatar.tsx';
import './match-card.css';

/**
 * Facts of an open match: date and place, number of missing players, level, price of a
 * place; for those who play, the page with the people of the match.
 */
export function MatchFacts({
  match,
  heading: Heading,
}: {
  match: OpenMatchAnswer;
  heading: 'h1' | 'h2';
}) {
  const { t } = useTranslation(['open-matches', 'players']);
  const { locale } = useLocale();
  const { date, startTime, endTime, pitchName, level, priceCents, owner, message } = match;
  return (
    <>
      <p className="match-missing" data-status={match.status}>
        <Missing match={match} />
      </p>
      <Heading className="match-when">
        <span className="sentence">{formatDayAt(date, startTime, locale, 'long')}</span>
        <span className="figure">
          <TimeRange startTime={startTime} endTime={endTime} />
        </span>
      </Heading>
      <ul className="match-facts">
        <li>
          <IconMapPin size={18} aria-hidden /> {pitchName}
        </li>
        <li>
          <IconStairsUp size={18} aria-hidden />{' '}
          {level ? t(`players:level.${level}`) : t('anyLevel')}
        </li>
        <li>
          <IconCash size={18} aria-hidden />{' '}
          {priceCents > 0
            ? t('perPlace', { amount: formatMoney(priceCents, locale) })
            : t('noPrice')}
        </li>
      </ul>
      {message && (
        <p className="match-message" dir="auto">
          {withPhonesIsolated(message)}
        </p>
      )}
      <Owner owner={owner} />
      {match.match && <PeopleLink path={match.match.path} />}
    </>
  );
}

function Owner({ owner }: Pick<OpenMatchAnswer, 'owner'>) {
  const { t } = useTranslation('open-matches');
  return (
    <p className="match-owner">
      <AuthorAvatar author={owner} />{' '}
      <span>
        {t('by')} <bdi>{owner.displayName}</bdi>
      </span>
    </p>
  );
}

function PeopleLink({ path }: { path: string }) {
  const { t } = useTranslation('open-matches');
  return (
    <p>
      <LocaleLink to={path}>{t('people')}</LocaleLink>
    </p>
  );
}

function Missing({ match: { status, closure, placesLeft } }: { match: OpenMatchAnswer }) {
  const { t } = useTranslation('open-matches');
  if (closure === 'booking') return t('cancelled');
  return status === 'open' ? t('missing', { count: placesLeft }) : t(status);
}
