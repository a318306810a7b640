import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTimeLeft } from '../../bookings/detail/hold-note.tsx';
import { statusIcon } from '../../bookings/tag/booking-status-icons.ts';
import { TAG_TONE, tagOf } from '../../bookings/tag/booking-tag.rules.ts';
import { useTagText } from '../../bookings/tag/use-tag-text.ts';
import { refundsDueQuery, pendingQuery } from '../../bookings/bookings.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Lane, LaneLine } from './lane.tsx';
import { lanesOf } from './lanes.rules.ts';
import { UnpaidSeriesLane } from './unpaid-series-lane.tsx';

interface LanesPanelProps {
  day: DeskDayAnswer;
  now: string;
  onOpen: (booking: Pick<BookingAnswer, 'reference'>) => void;
  onClose: () => void;
}

/**
 * Panel of items that wait for staff: expiring holds, transfer proofs and refunds of any day, and
 * arrivals of the displayed day.
 */
export function LanesPanel({ day, now, onOpen, onClose }: LanesPanelProps) {
  const t = useTypedTranslate();
  const { lanes, pending, refunds } = useLanes(day, now);
  const common = { today: day.date, onOpen };
  return (
    <SidePanel
      title={t('lanes.title')}
      closeLabel={t('panel.close')}
      subject="lanes"
      onClose={onClose}
    >
      <Refusal error={pending.error} onRetry={pending.refetch} />
      <BookingLane
        title={t('lanes.expiring')}
        none={t('lanes.none_expiring')}
        all={lanes.expiring}
        end={(booking) => <TimeLeft until={booking.holdExpiresAt ?? ''} />}
        {...common}
      />
      <BookingLane
        title={t('lanes.under_review')}
        none={t('lanes.none_under_review')}
        all={lanes.underReview}
        end={(booking) => <Sign booking={booking} now={now} />}
        {...common}
      />
      <Refusal error={refunds.error} onRetry={refunds.refetch} />
      <BookingLane
        title={t('lanes.to_give_back')}
        none={t('lanes.none_to_give_back')}
        all={lanes.toGiveBack}
        end={(booking) => <GiveBackTag cents={booking.refundCents} />}
        {...common}
      />
      <UnpaidSeriesLane onOpen={onOpen} />
      <BookingLane
        title={t('lanes.arriving')}
        none={t('lanes.none_arriving')}
        all={lanes.arriving}
        end={(booking) => <Sign booking={booking} now={now} />}
        {...common}
      />
    </SidePanel>
  );
}

/**
 * The lists of pending items. Pending bookings and refunds of any day are used once they are
 * loaded; until then, only the bookings of the displayed day.
 */
function useLanes(day: DeskDayAnswer, now: string) {
  const pending = useQuery(pendingQuery());
  const refunds = useQuery(refundsDueQuery());
  const waiting = pending.data ?? day.bookings.filter(({ status }) => status === 'pending');
  const refundable = refunds.data ?? day.bookings;
  return {
    lanes: lanesOf({ ofDay: day.bookings, waiting, refundable }, now),
    pending,
    refunds,
  };
}

interface BookingLaneProps extends Pick<LineProps, 'today' | 'onOpen'> {
  title: string;
  /** Text shown if the list is empty. */
  none: string;
  /** The bookings of the list; undefined while loading. */
  all: readonly BookingAnswer[] | undefined;
  /** Renders the content at the end of a booking's line. */
  end: (booking: BookingAnswer) => ReactNode;
}

function BookingLane({ title, none, all, end, today, onOpen }: BookingLaneProps) {
  return (
    <Lane title={title} none={none} all={all}>
      {(booking) => (
        <Line
          key={booking.reference}
          booking={booking}
          today={today}
          onOpen={onOpen}
          end={end(booking)}
        />
      )}
    </Lane>
  );
}

interface LineProps {
  booking: BookingAnswer;
  /** The displayed day; a booking of another day is shown with its date. */
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
  const t = useTypedTranslate();
  const time = useTimeLeft(until);
  return (
    <Tag tone="waiting" icon={statusIcon.pending}>
      <bdi role="timer">{time ?? t('lanes.lapsed')}</bdi>
    </Tag>
  );
}

function GiveBackTag({ cents }: { cents: number }) {
  return (
    <Tag tone={TAG_TONE.to_refund} icon={statusIcon.to_refund}>
      <Money cents={cents} />
    </Tag>
  );
}

function Sign({ booking, now }: { booking: BookingAnswer; now: string }) {
  const sign = tagOf(booking, now);
  const { label, detail } = useTagText(booking, sign);
  return (
    <Tag tone={TAG_TONE[sign]} icon={statusIcon[sign]}>
      {label} {detail && <bdi>{detail}</bdi>}
    </Tag>
  );
}
