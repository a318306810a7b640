import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { dayQuery } from '../desk/desk.queries.ts';
import { Loading } from '../platform/page/loading.tsx';
import { Refusal } from '../platform/forms/refusal.tsx';
import { scrollIntoView } from '../ui/focus.ts';
import { FailedMails } from './cards/failed-mails.tsx';
import { OpenRows, type Opened } from './figure-button.tsx';
import { NoShows } from './cards/no-shows.tsx';
import { Occupancy } from './cards/occupancy.tsx';
import { PackHours } from './cards/pack-hours.tsx';
import { ReportDays } from './report-days.tsx';
import {
  hasDays,
  openReports,
  type ReportName,
  type ReportProps,
  useReportLocation,
} from './report-location.ts';
import css from './reports.module.css';
import { RowsPanel } from './rows-panel.tsx';
import { Sources } from './cards/sources.tsx';
import { Takings } from './cards/takings.tsx';
import { Unpaid } from './cards/unpaid.tsx';

/**
 * Page of the reports. A press on a number lists the bookings, payments or packs from which it is
 * computed.
 */
export function ReportList() {
  const t = useTypedTranslate();
  const { data: day, error, refetch } = useQuery(dayQuery(null));
  return (
    <>
      <title>{t('reports.title')}</title>
      {day ? (
        <Reports today={day.date} />
      ) : (
        <div className={css['main']}>
          <h1>{t('reports.title')}</h1>
          <Refusal error={error} onRetry={refetch} />
          {!error && <Loading />}
        </div>
      )}
    </>
  );
}

function Reports({ today }: { today: string }) {
  const t = useTypedTranslate();
  const place = useReportLocation(today);
  const [opened, setOpened] = useState<Opened | null>(null);
  // Closes the open rows, because they belong to the previous period.
  const setDays = (days: Parameters<typeof place.setDays>[0]) => {
    setOpened(null);
    place.setDays(days);
  };
  const tabs = useRef<HTMLElement>(null);
  // On phones the tabs scroll, so the current tab may be outside the view.
  useEffect(
    () => scrollIntoView(tabs.current?.querySelector('[aria-current="page"]') ?? null),
    [place.name],
  );
  return (
    <div className={css['page']} data-open={opened ? true : undefined}>
      <div className={css['main']}>
        <h1>{t('reports.title')}</h1>
        <nav ref={tabs} className={css['kinds']} aria-label={t('reports.kinds')}>
          {openReports().map((name) => (
            <Link
              key={name}
              to={place.linkTo(name)}
              aria-current={name === place.name ? 'page' : undefined}
              onClick={() => setOpened(null)}
            >
              {t(`${name}.name`)}
            </Link>
          ))}
        </nav>
        {hasDays(place.name) && (
          <ReportDays today={today} from={place.from} to={place.to} onChange={setDays} />
        )}
        <OpenRows value={setOpened}>
          <Report
            name={place.name}
            days={hasDays(place.name) ? { from: place.from, to: place.to } : {}}
          />
        </OpenRows>
      </div>
      {opened && (
        <div className={css['rows']}>
          <RowsPanel opened={opened} onClose={() => setOpened(null)} />
        </div>
      )}
    </div>
  );
}

function Report({ name, days }: ReportProps & { name: ReportName }) {
  switch (name) {
    case 'takings':
      return <Takings days={days} />;
    case 'occupancy':
      return <Occupancy days={days} />;
    case 'no_shows':
      return <NoShows days={days} />;
    case 'sources':
      return <Sources days={days} />;
    case 'unpaid':
      return <Unpaid />;
    case 'packs':
      return <PackHours />;
    case 'mails':
      return <FailedMails />;
  }
}
