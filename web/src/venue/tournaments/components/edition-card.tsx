import type { TournamentSummary } from '@five/shared/tournaments/tournaments.contract';
import { IconArrowRight, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { Cup } from '../../../ui/art/objects/cup.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { EditionDates } from './edition-dates.tsx';
import './edition-card.css';
import { StateTag } from './state-tag.tsx';

interface Props {
  edition: TournamentSummary;
  heading: 'h2' | 'h3';
  /** Whether the card is wide and contains the summary, as for the current edition. */
  large?: boolean;
}

/** Card of a tournament: poster, dates, number of teams and winner. */
export function EditionCard({
  edition: { title, summary, from, to, state, poster, path, teamCount, winner },
  heading: Heading,
  large = false,
}: Props) {
  const { t } = useTranslation('tournaments');
  return (
    <article className="edition" data-large={large || undefined}>
      <div className="edition-poster">
        {poster ? (
          <Picture
            image={poster}
            alt=""
            ratio="4 / 5"
            sizes={large ? '(min-width: 768px) 22rem, 100vw' : '(min-width: 576px) 18rem, 100vw'}
          />
        ) : (
          <Cup />
        )}
      </div>
      <div className="edition-text">
        <StateTag state={state} />
        <Heading>
          <LocaleLink to={path} className="whole-link">
            {title}
          </LocaleLink>
        </Heading>
        <p className="edition-facts">
          <EditionDates from={from} to={to} /> · {t('teams', { count: teamCount })}
        </p>
        {large && <p>{summary}</p>}
        {winner !== null && (
          <p className="edition-winner">
            <IconTrophy size={20} aria-hidden />{' '}
            <span>
              {t('winner')} <bdi>{winner}</bdi>
            </span>
          </p>
        )}
        <span className="edition-more" aria-hidden>
          {t(state === 'finished' ? 'seeResults' : 'seeProgramme')}{' '}
          <IconArrowRight size={18} className="points" />
        </span>
      </div>
    </article>
  );
}
