import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { dayQuery } from '../desk/desk.queries.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { LoadFailedForAny } from '../platform/forms/refusal.tsx';
import { OutsideLine } from '../settings/outside/outside-line.tsx';
import { aheadQuery } from '../settings/outside/outside.queries.ts';
import { Note } from '../ui/note.tsx';

const SHOWN = 8;

/** Before a pitch is taken out of service, lists the upcoming bookings on it. */
export function PitchCheck() {
  const t = useTypedTranslate();
  const pitch = useRecordContext();
  const active: unknown = useWatch({ name: 'active' });
  const dayRead = useQuery(dayQuery(null));
  const aheadRead = useQuery(aheadQuery(dayRead.data?.date));
  if (active !== false) return null;
  const touched = aheadRead.data?.filter((booking) => booking.pitch === pitch?.id) ?? [];
  if (touched.length === 0) return <LoadFailedForAny reads={[dayRead, aheadRead]} />;
  return (
    <Note tone="warning" icon={IconAlertTriangle} role="status">
      {t('outside.pitch', { count: touched.length })}
      <ul>
        {touched.slice(0, SHOWN).map((booking) => (
          <li key={booking.reference}>
            <OutsideLine booking={booking} />
          </li>
        ))}
        {touched.length > SHOWN && <li>{t('outside.more', { count: touched.length - SHOWN })}</li>}
      </ul>
      {t('outside.draft_help')} {t('tell.unknown')}{' '}
      <Link to="/outside_hours">{t('outside.open')}</Link>
    </Note>
  );
}
