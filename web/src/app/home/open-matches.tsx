import type { OpenMatchAnswer } from '@five/shared/community/open-matches/open-matches.contract';
import { formatMoney } from '@five/shared/money/money';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { nextMatchesQuery } from '../../community/open-matches/open-matches.queries.ts';
import { formatDay } from '../../platform/texts/format.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { TimeRange } from '../../platform/texts/time-range.tsx';
import './open-matches.css';

/** Section with open matches that have free places; nothing if there are none. */
export function OpenMatches() {
  const { t } = useTranslation('home');
  const { data: matches } = useResult(nextMatchesQuery());
  if (!matches || matches.length === 0) return null;
  return (
    <section className="wrap home-section home-matches">
      <div className="home-matches-head">
        <h2>{t('matches.title')}</h2>
        <LocaleLink to="/open-matches">
          {t('matches.all')} <IconArrowRight size={18} className="points" aria-hidden />
        </LocaleLink>
      </div>
      <ul>
        {matches.map((match) => (
          <li key={match.reference}>
            <MatchLink match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchLink({
  match: { reference, date, startTime, endTime, placesLeft, priceCents },
}: {
  match: OpenMatchAnswer;
}) {
  const { t } = useTranslation('home');
  const { locale } = useLocale();
  return (
    <LocaleLink to={`/open-matches/${reference}`} className="home-match">
      <strong className="home-match-missing">{t('matches.missing', { count: placesLeft })}</strong>
      <span className="sentence">{formatDay(date, locale, 'long')}</span>
      <span className="figure">
        <TimeRange startTime={startTime} endTime={endTime} />
      </span>
      <span>
        {priceCents > 0
          ? t('matches.price', { amount: formatMoney(priceCents, locale) })
          : t('matches.free')}
      </span>
    </LocaleLink>
  );
}
