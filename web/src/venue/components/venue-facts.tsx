import { useTranslation } from 'react-i18next';
import { useResult } from '../../platform/requests/use-result.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { daysOpen, longestDayHours } from '../hours.ts';
import { pitchesQuery, useVenue } from '../venue.queries.ts';
import './venue-facts.css';

interface Fact {
  figure: string | number;
  text: string;
}

/**
 * Figures about the venue: number of pitches, hours of the longest opening day, open weekdays, and
 * players per match. The number of pitches is left out if it is 0 or cannot be loaded.
 */
export function VenueFacts() {
  const { t } = useTranslation('about');
  const { failed } = useVenue();
  const facts = useFacts();
  if (failed && !facts) return null;
  return (
    <section className="facts" aria-label={t('facts.label')}>
      {facts ? (
        <dl>
          {facts.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd className="figure">
                <bdi>{figure}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className="facts-wait">
          <Skeleton height="4.2rem" />
        </div>
      )}
    </section>
  );
}

function useFacts(): Fact[] | undefined {
  const { t } = useTranslation('about');
  const { data: venue } = useVenue();
  const { data: pitches, failed } = useResult(pitchesQuery());
  if (!venue || (!pitches && !failed)) return undefined;
  const { openingHours, playersPerMatch } = venue;
  const days = daysOpen(openingHours);
  const count = pitches?.filter(({ active }) => active).length;
  return [
    ...(count ? [{ figure: count, text: t('facts.pitches', { count }) }] : []),
    {
      figure: t('facts.hoursUnit', { hours: longestDayHours(openingHours) }),
      text: t('facts.hours'),
    },
    { figure: days, text: t('facts.days', { count: days }) },
    { figure: playersPerMatch, text: t('facts.players', { count: playersPerMatch }) },
  ];
}
