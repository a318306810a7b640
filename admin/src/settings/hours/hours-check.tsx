import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { dayQuery } from '../../desk/desk.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { LoadFailedForAny } from '../../platform/forms/refusal.tsx';
import { Note } from '../../ui/note.tsx';
import { OutsideLine } from '../outside/outside-line.tsx';
import { openingOf, outsideOf } from '../outside/outside.rules.ts';
import { aheadQuery } from '../outside/outside.queries.ts';
import css from '../outside/outside.module.css';

const SHOWN = 8;

/** Lists bookings that would be outside the hours entered in the form. */
export function HoursCheck() {
  const t = useTypedTranslate();
  const [openingHours, exceptions, seasons]: unknown[] = useWatch({
    name: ['openingHours', 'exceptions', 'seasons'],
  });
  const dayRead = useQuery(dayQuery(null));
  const aheadRead = useQuery(aheadQuery(dayRead.data?.date));
  const { data: ahead } = aheadRead;
  const touched = useMemo(
    () => outsideOf(ahead ?? [], openingOf({ openingHours, exceptions, seasons })),
    [ahead, openingHours, exceptions, seasons],
  );
  if (!ahead && (dayRead.isError || aheadRead.isError))
    return (
      <div className={css['check']}>
        <p>{t('outside.draft_unread')}</p>
        <LoadFailedForAny reads={[dayRead, aheadRead]} />
      </div>
    );
  if (!ahead) return null;
  if (touched.length === 0)
    return (
      <div className={css['check']}>
        <Note tone="info" icon={IconCircleCheck} role="status">
          {t('outside.draft_none')}
        </Note>
      </div>
    );
  return (
    <div className={css['check']}>
      <Note tone="warning" icon={IconAlertTriangle} role="status">
        {t('outside.draft', { count: touched.length })}
        <ul className={css['short']}>
          {touched.slice(0, SHOWN).map((booking) => (
            <li key={booking.reference}>
              <OutsideLine booking={booking} />
            </li>
          ))}
          {touched.length > SHOWN && (
            <li>{t('outside.more', { count: touched.length - SHOWN })}</li>
          )}
        </ul>
        {t('outside.draft_help')} {t('tell.unknown')}{' '}
        <Link to="/outside_hours">{t('outside.open')}</Link>
      </Note>
    </div>
  );
}
