import { STARTER_KIT } from '@five/shared/academy/academy.codes';
import { markOfPage } from '@five/shared/venue/pages/page-marks';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../platform/texts/format.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { TimeRange } from '../../platform/texts/time-range.tsx';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { TrainingDrill } from '../../ui/art/training-drill.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { academyQuery } from '../../venue/academy.queries.ts';
import { PlacePhoto } from '../../venue/components/place-photo.tsx';
import './academy.css';

/** Section for parents: age groups, times, and the starter kit of the academy. */
export function Academy() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap home-section" {...markOfPage('academy')}>
      <div className="home-academy">
        <div className="home-academy-text">
          <h2>{t('academy.title')}</h2>
          <p>{t('academy.text')}</p>
          <Sessions />
          <p className="home-academy-kit">
            {t('academy.kit')}{' '}
            {STARTER_KIT.map(({ item, quantity }, i) => (
              <Fragment key={item}>
                {i > 0 && t('academy.and')}
                <span>{t(`academy.${item}`, { count: quantity })}</span>
              </Fragment>
            ))}
          </p>
          <LocaleLink to="/academy" className={buttonClass()}>
            {t('academy.see')}
          </LocaleLink>
        </div>
        <PlacePhoto of="academy" className="home-academy-scene">
          <TrainingDrill />
        </PlacePhoto>
      </div>
    </section>
  );
}

function Sessions() {
  const { locale } = useLocale();
  const { t } = useTranslation('home');
  const { data: academy, failed, retry } = useResult(academyQuery());
  if (failed) return <LoadFailed onRetry={retry} />;
  if (!academy) return <Skeleton height="7.4rem" />;
  if (academy.sessions.length === 0)
    return <p className="home-academy-none">{t('academy.none')}</p>;
  return (
    <ul className="home-sessions">
      {academy.sessions.map(({ reference, weekday, startTime, endTime }) => (
        <li key={reference}>
          <span className="sentence">{formatWeekday(weekday, locale)}</span>{' '}
          <TimeRange startTime={startTime} endTime={endTime} />
        </li>
      ))}
    </ul>
  );
}
