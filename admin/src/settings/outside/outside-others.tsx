import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { pitchesQuery, venueQuery } from '../../platform/requests/venue.queries.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import cards from '../../ui/layouts/card-list.module.css';
import { Note } from '../../ui/note.tsx';
import { displacedOf, inService, openingOf, outsideOf } from './outside.rules.ts';
import { othersQuery } from './outside.queries.ts';
import css from './outside.module.css';

const SHOWN = 8;

/**
 * Academy sessions and tournament matches outside the opening hours or on a pitch out of service.
 * Each is moved on its own page, because there is no customer to notify.
 */
export function OutsideOthers() {
  const t = useTypedTranslate();
  const { data: venue } = useQuery({ ...venueQuery(), staleTime: 0 });
  const { data: pitches } = useQuery({ ...pitchesQuery(), staleTime: 0 });
  const { data, error, refetch } = useQuery(othersQuery());
  const touched =
    venue && pitches && data ? displacedOf(data.occupancies, venue, inService(pitches)) : [];
  if (touched.length === 0 && !error) return null;
  return (
    <section className={css['others']} aria-label={t('ahead.title')}>
      <h2>{t('ahead.title')}</h2>
      <Refusal error={error} onRetry={refetch} />
      {touched.length > 0 && (
        <>
          <p>{t('ahead.help')}</p>
          <ul className={`${cards['list']} ${css['list']}`}>
            {touched.map((one) => (
              <li key={`${one.reference} ${one.date}`}>
                <Other occupancy={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Lists academy sessions and tournament matches outside the hours that are being entered. */
export function OthersCheck() {
  const t = useTypedTranslate();
  const [openingHours, exceptions, seasons]: unknown[] = useWatch({
    name: ['openingHours', 'exceptions', 'seasons'],
  });
  const { data, error, refetch } = useQuery(othersQuery());
  const touched = useMemo(
    () => outsideOf(data?.occupancies ?? [], openingOf({ openingHours, exceptions, seasons })),
    [data, openingHours, exceptions, seasons],
  );
  if (error && !data)
    return (
      <div className={css['check']}>
        <p>{t('ahead.draft_unread')}</p>
        <Refusal error={error} onRetry={refetch} />
      </div>
    );
  if (touched.length === 0) return null;
  return (
    <div className={css['check']}>
      <Note tone="warning" icon={IconAlertTriangle} role="status">
        {t('ahead.draft', { count: touched.length })}
        <ul className={css['short']}>
          {touched.slice(0, SHOWN).map((one) => (
            <li key={`${one.reference} ${one.date}`}>
              <Other occupancy={one} />
            </li>
          ))}
          {touched.length > SHOWN && (
            <li>{t('outside.more', { count: touched.length - SHOWN })}</li>
          )}
        </ul>
      </Note>
    </div>
  );
}

function Other({
  occupancy: { kind, reference, reason, date, startTime, endTime, pitch },
}: {
  occupancy: DeskOccupancy;
}) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  const pitchName = usePitchName();
  const table = kind === 'academy' ? 'academy_sessions' : 'tournament_matches';
  return (
    <span>
      {kind === 'academy' ? t('ahead.academy') : t('ahead.match')} ·{' '}
      <Link to={`/${table}/${encodeURIComponent(reference)}`}>
        <bdi>{reason ?? reference}</bdi>
      </Link>{' '}
      · {shortDay(date)} · <Span startTime={startTime} endTime={endTime} /> ·{' '}
      <bdi>{pitchName(pitch)}</bdi>
    </span>
  );
}
