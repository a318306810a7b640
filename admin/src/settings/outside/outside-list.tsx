import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { dayQuery } from '../../desk/desk.queries.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { LoadFailedForAny } from '../../platform/forms/refusal.tsx';
import { TablePage } from '../../platform/tables/table-page.tsx';
import { may } from '../../platform/tables/tables.ts';
import { pitchesQuery, venueQuery } from '../../platform/requests/venue.queries.ts';
import { Empty } from '../../ui/empty.tsx';
import { OutsideBookings } from './outside-bookings.tsx';
import { OutsideOthers } from './outside-others.tsx';
import { displacedOf, inService } from './outside.rules.ts';
import { aheadQuery } from './outside.queries.ts';

/**
 * Bookings affected by a change of opening hours or by a closed pitch. They are moved or cancelled
 * in bulk, with a notification to each customer.
 */
export function OutsideList() {
  const t = useTypedTranslate();
  return (
    <TablePage
      title={t('outside.name')}
      back={{ to: '/centre', name: t('page.to_centre') }}
      allowed={may('venue.update')}
    >
      <Outside />
      <OutsideOthers />
    </TablePage>
  );
}

function Outside() {
  const t = useTypedTranslate();
  const [venueRead, dayRead] = [
    useQuery({ ...venueQuery(), staleTime: 0 }),
    useQuery(dayQuery(null)),
  ];
  const pitchesRead = useQuery({ ...pitchesQuery(), staleTime: 0 });
  const { data: venue } = venueRead;
  const { data: pitches } = pitchesRead;
  const { data: day } = dayRead;
  const aheadRead = useQuery(aheadQuery(day?.date));
  const { data: ahead, refetch } = aheadRead;
  const reads = [venueRead, pitchesRead, dayRead, aheadRead];
  const failed = reads.some(({ isError }) => isError);
  // The bookings displayed at the start of a bulk action; null before any action. Rows of moved or
  // cancelled bookings are kept on screen with their result.
  const [snapshot, setSnapshot] = useState<BookingAnswer[] | null>(null);
  if (!venue || !pitches || !ahead || !day)
    return failed ? <LoadFailedForAny reads={reads} /> : <Loading />;
  const touched = snapshot ?? displacedOf(ahead, venue, inService(pitches));
  // Renders the list even if a refetch fails or is empty, because a bulk action may be running in
  // it.
  return (
    <>
      <LoadFailedForAny reads={reads} />
      {touched.length > 0 && (
        <OutsideBookings
          bookings={touched}
          today={day.date}
          onBegin={() => setSnapshot(touched)}
          onAgain={() => (setSnapshot(null), void refetch())}
        />
      )}
      {touched.length === 0 && !failed && (
        <Empty title={t('outside.none')} help={t('outside.none_help')} />
      )}
    </>
  );
}
