import type {
  AcademySeasonAnswer,
  AcademySessionAnswer,
} from '@five/shared/academy/academy.contract';
import { IconClock, IconMapPin, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatWeekday } from '../../platform/texts/format.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { TimeRange } from '../../platform/texts/time-range.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { usePitchName } from '../use-pitch-name.ts';
import './academy-sessions.css';

interface Props {
  season: AcademySeasonAnswer;
  sessions: AcademySessionAnswer[];
}

/** The weekly sessions of the academy: times, pitches, ages and remaining places. */
export function AcademySessions({ season: { name, text, from, to }, sessions }: Props) {
  const { t } = useTranslation('academy');
  const { locale } = useLocale();
  return (
    <>
      <p className="sessions-season">
        {t('sessions.season', {
          name,
          from: formatDay(from, locale, 'full'),
          to: formatDay(to, locale, 'full'),
        })}
      </p>
      {text && (
        <p className="sessions-text" dir="auto">
          {text}
        </p>
      )}
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.reference}>
            <Session session={session} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Session({
  session: { reference, name, weekday, startTime, endTime, pitch, minAge, maxAge, placesLeft },
}: {
  session: AcademySessionAnswer;
}) {
  const { t } = useTranslation('academy');
  const { locale } = useLocale();
  const pitchName = usePitchName((code) => t('sessions.pitch', { pitch: code }));
  return (
    <article className="session">
      <h3>{formatWeekday(weekday, locale)}</h3>
      <p className="session-name" dir="auto">
        {name}
      </p>
      <ul className="session-facts">
        <li>
          <IconClock size={19} aria-hidden /> <TimeRange startTime={startTime} endTime={endTime} />
        </li>
        <li>
          <IconUsers size={19} aria-hidden /> {t('sessions.ages', { min: minAge, max: maxAge })}
        </li>
        <li>
          <IconMapPin size={19} aria-hidden /> <bdi>{pitchName(pitch)}</bdi>
        </li>
      </ul>
      <p className="session-places" data-full={placesLeft === 0 || undefined}>
        {placesLeft > 0 ? t('sessions.places', { count: placesLeft }) : t('sessions.full')}
      </p>
      <LocaleLink
        to={`/academy?session=${reference}#register`}
        className={buttonClass('white')}
        preventScrollReset
      >
        {t('sessions.choose')}
      </LocaleLink>
    </article>
  );
}
