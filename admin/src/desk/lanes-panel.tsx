import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTimeLeft } from '../bookings/hold-note.tsx';
import { signIcon } from '../bookings/booking-sign-icons.ts';
import { SIGN_TONE, signOf } from '../bookings/booking-tag.rules.ts';
import { useSignText } from '../bookings/use-sign-text.ts';
import { owedBackQuery, pendingQuery } from '../bookings/bookings.queries.ts';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useFormat } from '../platform/use-format.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';
import { Money } from '../platform/when.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { Tag } from '../ui/tag.tsx';
import { Lane, LaneLine } from './lane.tsx';
import { lanesOf } from './lanes.rules.ts';
import { SeriesLane } from './series-lane.tsx';

interface LanesPanelProps {
  day: DeskDayAnswer;
  now: string;
  onOpen: (booking: Pick<BookingAnswer, 'reference'>) => void;
  onClose: () => void;
}

/**
 * Pending items, independent of the board: expiring holds, proofs to check and refunds on any day,
 * and arrivals of this day.
 */
export function LanesPanel({ day, now, onOpen, onClose }: LanesPanelProps) {
  const say = useSay();
  const {
    data: waiting = day.bookings.filter(({ status }) => status === 'pending'),
    error,
    refetch,
  } = useQuery(pendingQuery());
  const { data: owed = day.bookings, error: unread, refetch: readOwed } = useQuery(owedBackQuery());
  const { expiring, underReview, toGiveBack, arriving } = lanesOf(
    { ofDay: day.bookings, waiting, owed },
    now,
  );
  return (
    <SidePanel
      title={say('lanes.title')}
      closeLabel={say('panel.close')}
      subject="lanes"
      onClose={onClose}
    >
      <Refusal error={error} onRetry={refetch} />
      <Lane title={say('lanes.expiring')} none={say('lanes.none_expiring')} all={expiring}>
        {(booking) => (
          <Line
            key={booking.reference}
            booking={booking}
            today={day.date}
            onOpen={onOpen}
            end={<TimeLeft until={booking.holdExpiresAt ?? ''} />}
          />
        )}
      </Lane>
      <Lane
        title={say('lanes.under_review')}
        none={say('lanes.none_under_review')}
        all={underReview}
      >
        {(booking) => (
          <Line
            key={booking.reference}
            booking={booking}
            today={day.date}
            onOpen={onOpen}
            end={<Sign booking={booking} now={now} />}
          />
        )}
      </Lane>
      <Refusal error={unread} onRetry={readOwed} />
      <Lane
        title={say('lanes.to_give_back')}
        none={say('lanes.none_to_give_back')}
        all={toGiveBack}
      >
        {(booking) => (
          <Line
            key={booking.reference}
            booking={booking}
            today={day.date}
            onOpen={onOpen}
            end={<GiveBackTag cents={booking.refundCents} />}
          />
        )}
      </Lane>
      <SeriesLane onOpen={onOpen} />
      <Lane title={say('lanes.arriving')} none={say('lanes.none_arriving')} all={arriving}>
        {(booking) => (
          <Line
            key={booking.reference}
            booking={booking}
            today={day.date}
            onOpen={onOpen}
            end={<Sign booking={booking} now={now} />}
          />
        )}
      </Lane>
    </SidePanel>
  );
}

interface LineProps {
  booking: BookingAnswer;
  /** The displayed day: other days are shown by date. */
  today: string;
  end: ReactNode;
  onOpen: (booking: BookingAnswer) => void;
}

function Line({ booking, today, end, onOpen }: LineProps) {
  const { shortDay } = useFormat();
  const pitchName = usePitchName();
  const about = (
    <>
      {booking.date !== today && <>{shortDay(booking.date)} · </>}
      {pitchName(booking.pitch)}
    </>
  );
  return (
    <LaneLine
      startTime={booking.startTime}
      name={booking.customer.fullName}
      about={about}
      end={end}
      onOpen={() => onOpen(booking)}
    />
  );
}

function TimeLeft({ until }: { until: string }) {
  const say = useSay();
  const time = useTimeLeft(until);
  return (
    <Tag tone="waiting" icon={signIcon.pending}>
      <bdi role="timer">{time ?? say('lanes.lapsed')}</bdi>
    </Tag>
  );
}

function GiveBackTag({ cents }: { cents: number }) {
  return (
    <Tag tone={SIGN_TONE.to_refund} icon={signIcon.to_refund}>
      <Money cents={cents} />
    </Tag>
  );
}

function Sign({ booking, now }: { booking: BookingAnswer; now: string }) {
  const sign = signOf(booking, now);
  const { word, detail } = useSignText(booking, sign);
  return (
    <Tag tone={SIGN_TONE[sign]} icon={signIcon[sign]}>
      {word} {detail && <bdi>{detail}</bdi>}
    </Tag>
  );
}
