import { isLive } from '@five/shared/bookings/bookings.codes';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import type { StandingOnPitch } from '@five/shared/slots/slots.contract';
import { addDays, periodOf, wallOf } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { IconLock, IconRepeat } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BookingDetail } from '../bookings/booking-detail.tsx';
import { bookingQuery } from '../bookings/bookings.queries.ts';
import { useTypedTranslate } from '../platform/i18n.ts';
import { bookingPage } from '../platform/paths.ts';
import { Loading } from '../platform/loading.tsx';
import { Refusal } from '../platform/refusal.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { RebookButton } from './rebook-button.tsx';
import { BlockDetail } from './block-detail.tsx';
import { BlockForm } from './block-form.tsx';
import { BackToBlock, BlockHere } from './block-here.tsx';
import { fits, isTaken, slotAt, type Slot } from './board.rules.ts';
import type { useDeskLocation } from './desk-location.ts';
import css from './desk-panel.module.css';
import { ConfirmDropForm, type Drop } from './confirm-drop-form.tsx';
import { BeyondHorizonNotice } from './beyond-horizon-notice.tsx';
import { JoinWaitlist } from './join-waitlist.tsx';
import { LanesPanel } from './lanes-panel.tsx';
import { WaitlistBelow, WaitlistNearby } from './waitlist-below.tsx';
import { OfferDetail } from './offer-detail.tsx';
import { type Draft, ReserveForm } from './reserve-form.tsx';
import type { BlockDraft, Blocking } from './use-blocking.ts';
import { useReserveDraft } from './use-reserve-draft.ts';
import { useIsBeyondHorizon } from './use-is-beyond-horizon.ts';
import { WeeklyForm } from './weekly-form.tsx';

interface DeskPanelProps {
  day: DeskDayAnswer;
  now: string;
  place: ReturnType<typeof useDeskLocation>;
  blocking: Blocking;
  /** A pending drop on the board, which is confirmed first. */
  drop: Drop | null;
  onDropped: () => void;
  onClose: () => void;
}

/** The panel beside the board: a booking, or a free slot. */
export function DeskPanel({ day, now, place, blocking, drop, onDropped, onClose }: DeskPanelProps) {
  const t = useTypedTranslate();
  const [said, hear] = useReserveDraft(place);
  const onGone = blocking.draft ? blocking.resume : onClose;
  if (drop !== null) {
    return (
      <SidePanel
        title={<bdi>{drop.booking.customer.fullName}</bdi>}
        closeLabel={t('panel.close')}
        subject={drop.booking.reference}
        onClose={onClose}
      >
        <ConfirmDropForm
          key={JSON.stringify(drop.slot)}
          drop={drop}
          day={day.date}
          onMoved={() => (onDropped(), place.openBooking(drop.booking.reference))}
          onBack={onDropped}
        />
      </SidePanel>
    );
  }
  const openWith = (slot: Slot, openingDay: string | null, draft: Draft) => {
    hear(draft);
    place.openSlot(slot, openingDay);
  };
  const onAgain = (booking: BookingAnswer, days: number, draft: Draft) =>
    openWith(
      slotAt(day, booking.pitch, wallOf(addDays(booking.date, days), booking.startTime)),
      addDays(day.date, days),
      draft,
    );
  if (place.booking !== null)
    return (
      <BookingPanel
        key="booking"
        reference={place.booking}
        day={day}
        now={now}
        blocking={blocking}
        onClose={onClose}
        onMoved={place.find}
        onAgain={onAgain}
      />
    );
  const offer = day.occupancies.find(
    ({ kind, reference }) => kind === 'offer' && reference === place.block,
  );
  if (offer) {
    return (
      <SidePanel
        title={t('states.slot.offer')}
        closeLabel={t('panel.close')}
        subject={offer.reference}
        onClose={onClose}
      >
        <BackToBlock blocking={blocking} />
        <OfferDetail
          key={offer.reference}
          openingDay={day.date}
          offer={offer}
          onTaken={place.openBooking}
          onGone={onGone}
        />
        <BlockHere day={day} slot={offer} blocking={blocking} />
      </SidePanel>
    );
  }
  if (place.block !== null) {
    return (
      <SidePanel
        title={t('block.blocked')}
        closeLabel={t('panel.close')}
        subject={place.block}
        onClose={onClose}
      >
        <BlockDetail
          block={day.occupancies.find(({ reference }) => reference === place.block)}
          onGone={onGone}
        />
        <BackToBlock blocking={blocking} />
      </SidePanel>
    );
  }
  if (place.lanes)
    return (
      <LanesPanel
        day={day}
        now={now}
        onOpen={({ reference }) => place.find(reference)}
        onClose={onClose}
      />
    );
  if (place.slot === null) return null;
  const key = `${place.slot.pitch} ${place.slot.wall}`;
  const onOther = (other: Slot, draft: Draft) =>
    openWith(other, fits(day, other, 60) ? place.date : other.date, draft);
  return (
    <SlotPanel
      key={key}
      day={day}
      slot={slotAt(day, place.slot.pitch, place.slot.wall)}
      begun={said}
      onSaid={hear}
      blocking={blocking}
      now={now}
      place={place}
      onOther={onOther}
      onClose={onClose}
    />
  );
}

interface SlotPanelProps extends Pick<DeskPanelProps, 'day' | 'now' | 'place' | 'onClose'> {
  slot: Slot;
  begun: Draft | null;
  blocking: Blocking;
  onSaid: (draft: Draft | null) => void;
  onOther: (slot: Slot, draft: Draft) => void;
}

/** Books or blocks a free slot. */
function SlotPanel({
  day,
  slot,
  begun: said,
  onSaid,
  blocking,
  now,
  place,
  onOther,
  onClose,
}: SlotPanelProps) {
  const t = useTypedTranslate();
  const [begun] = useState(said);
  const [wanted, setDoing] = useState<'reserve' | 'series'>('reserve');
  const { draft } = blocking;
  const isFar = useIsBeyondHorizon(day.date, now);
  const doing = blocking.isAt(place.slot) ? 'block' : wanted;
  const back = () => setDoing('reserve');
  return (
    <SidePanel
      title={t(`${isFar ? 'block' : doing}.title`)}
      closeLabel={t('panel.close')}
      onClose={onClose}
    >
      {doing === 'block' && draft && (
        <BlockPanel day={day} draft={draft} blocking={blocking} place={place} />
      )}
      {doing === 'series' && (
        <WeeklyForm
          day={day}
          slot={slot}
          onReserved={({ bookings }) => place.openBooking(bookings[0]?.reference ?? '')}
          onBack={back}
        />
      )}
      {doing === 'reserve' && isFar && (
        <BeyondHorizonNotice onBlock={() => blocking.begin(slot, day.date)} />
      )}
      {doing === 'reserve' && !isFar && (
        <>
          <ReserveForm
            day={day}
            slot={slot}
            now={now}
            begun={begun}
            onSaid={onSaid}
            onReserved={(booking) => place.openBooking(booking.reference)}
            onOther={onOther}
          />
          <Button
            variant="text"
            startIcon={<IconRepeat aria-hidden />}
            onClick={() => setDoing('series')}
          >
            {t('series.button')}
          </Button>
          <Button
            variant="text"
            startIcon={<IconLock aria-hidden />}
            onClick={() => blocking.begin(slot, day.date)}
          >
            {t('block.button')}
          </Button>
          <WaitlistNearby day={day} slot={slot} />
        </>
      )}
    </SidePanel>
  );
}

/**
 * Opens a booking that is in the way of a block and keeps the way back; cancelling returns to the
 * starting booking.
 */
function BlockPanel({
  day,
  draft,
  blocking,
  place,
}: {
  day: DeskDayAnswer;
  draft: BlockDraft;
  blocking: Blocking;
  place: DeskPanelProps['place'];
}) {
  const back = () => {
    blocking.end();
    if (draft.from !== null) place.openBooking(draft.from, draft.day);
    else if (isTaken(day, draft.slot)) place.close();
  };
  const open = ({ kind, reference }: StandingOnPitch) => {
    blocking.change({ stood: true });
    if (kind === 'booking') place.openBooking(reference, draft.day);
    else place.openBlock(reference, draft.day);
  };
  return (
    <BlockForm
      day={day}
      draft={draft}
      onChange={blocking.change}
      onOpen={open}
      onBlocked={({ reference }) => (blocking.end(), place.openBlock(reference, draft.day))}
      onBack={back}
    />
  );
}

interface BookingPanelProps {
  blocking: Blocking;
  reference: string;
  day: DeskDayAnswer;
  now: string;
  onClose: () => void;
  onMoved: (reference: string) => void;
  onAgain: (booking: BookingAnswer, days: number, draft: Draft) => void;
}

function BookingPanel({
  reference,
  day,
  now,
  blocking,
  onClose,
  onMoved,
  onAgain,
}: BookingPanelProps) {
  const t = useTypedTranslate();
  const onBoard = day.bookings.find((booking) => booking.reference === reference);
  const { data = onBoard, error, refetch } = useQuery(bookingQuery(reference));
  const again = data && onBoard && (
    <RebookButton booking={data} now={now} onAgain={(days, draft) => onAgain(data, days, draft)} />
  );
  return (
    <SidePanel
      title={<PanelTitle booking={data} />}
      closeLabel={t('panel.close')}
      subject={reference}
      onClose={onClose}
    >
      {!data && (error ? <Refusal error={error} onRetry={refetch} /> : <Loading />)}
      <BackToBlock blocking={blocking} />
      {data && (
        <BookingDetail
          booking={data}
          now={now}
          beside
          onMoved={() => onMoved(reference)}
          onBoardAct={again}
        />
      )}
      {data && <WaitlistBelow openingDay={day.date} slot={data} />}
      {data && isLive(data.status) && wallOf(data.date, data.startTime) > now && (
        <JoinWaitlist key={reference} slot={data} />
      )}
      {onBoard && data && (
        <BlockHere
          day={day}
          slot={data}
          from={reference}
          isOver={
            periodOf(data.date, data.startTime, data.endTime).end <= now || !isLive(data.status)
          }
          blocking={blocking}
        />
      )}
      {data && (
        <Link className={css['page']} to={bookingPage(reference)}>
          {t('panel.open_page')}
        </Link>
      )}
    </SidePanel>
  );
}

function PanelTitle({ booking }: { booking: BookingAnswer | undefined }) {
  const t = useTypedTranslate();
  return booking ? <bdi>{booking.customer.fullName}</bdi> : t('states.slot.booking');
}
