import { formatMoney } from '@five/shared/money/money';
import type { BookingDuration } from '@five/shared/slots/slots.codes';
import type { SlotAnswer } from '@five/shared/slots/slots.contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../platform/texts/format.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { choiceOf, isInside, type BoardCell, type Choice } from '../../grid/board.ts';
import type { ChoiceQuery } from '../../choice-query.ts';
import { matchAt, type MatchOfCell } from '../../grid/match-cells.ts';
import { ownAt, type OwnSlot } from '../../grid/own-slots.ts';
import type { WaitlistSlot } from '../../grid/waitlist-slot.ts';
import { HoldExpiry } from './hold-expiry.tsx';
import './board.css';

// No-break space between number and unit of a price; it is replaced by a plain space, so that the
// unit may wrap in a narrow cell.
const NO_BREAK = '\u00a0';

/** Properties that all cells of the grid share. */
export interface GridProps {
  /** False if the free cells contain no prices; default: true. */
  priced?: boolean;
  /** Open matches of the displayed day. */
  matches: readonly MatchOfCell[];
  /** Slots that the viewer has booked or holds. */
  own: readonly OwnSlot[];
  durationMinutes: BookingDuration;
  choice: Choice | null;
  /** The taken slot whose waiting list is selected; null: none. */
  awaited: WaitlistSlot | null;
  onChoose: (change: Partial<ChoiceQuery>) => void;
}

/**
 * A cell of the grid (one hour of one pitch): its price, its open match, or the reason for which it
 * cannot be booked.
 */
export function Cell({
  cell,
  priced = true,
  matches,
  own,
  durationMinutes,
  choice,
  awaited,
  onChoose,
}: GridProps & { cell: BoardCell }) {
  const { t } = useTranslation(['bookings', 'common']);
  const { locale } = useLocale();
  const { pitch, slot } = cell;
  const inside = isInside(cell, choice);
  const offer = choiceOf(cell, durationMinutes);
  if (slot?.state === 'taken')
    return <OccupiedCell cell={cell} slot={slot} {...{ matches, own, awaited, onChoose }} />;
  if (!slot || !(offer ?? inside)) return <QuietCell cell={cell} />;
  const isStart = inside && choice?.slot.startTime === slot.startTime;
  return (
    <button
      type="button"
      className="cell"
      data-state={inside ? 'chosen' : 'free'}
      data-choice={earlyChoice(slot.startTime, pitch.pitch)}
      aria-pressed={isStart}
      onClick={() =>
        onChoose(
          isStart
            ? { startTime: null, pitch: null, wait: false }
            : { startTime: slot.startTime, pitch: pitch.pitch, wait: false },
        )
      }
    >
      <span className="unseen">
        {t('reserve.cell', { time: formatTime(slot.startTime, locale), pitch: pitch.name })}{' '}
      </span>
      {inside && <IconCheck size={18} stroke={3} aria-hidden />}
      {offer && priced && <bdi>{formatMoney(offer.totalCents, locale).replace(NO_BREAK, ' ')}</bdi>}
      {!priced && t('reserve.free')}
    </button>
  );
}

/** Query of the page's URL that selects a slot of today before the page is hydrated. */
export const earlyChoice = (startTime: string, pitch: string): string =>
  new URLSearchParams({ start: startTime, pitch }).toString();

/** A cell that cannot be chosen: an own slot, an open match, or a slot of others. */
function OccupiedCell({
  cell,
  slot,
  matches,
  own,
  awaited,
  onChoose,
}: { cell: BoardCell; slot: SlotAnswer } & Omit<GridProps, 'durationMinutes' | 'choice'>) {
  const ownSlot = ownAt(cell, own);
  if (ownSlot) return <OwnCell pitch={cell.pitch} slot={slot} own={ownSlot} />;
  const match = matchAt(cell, matches);
  if (match) return <MatchCell cell={cell} match={match} />;
  return (
    <TakenCell
      pitch={cell.pitch}
      slot={slot}
      awaited={isWaitlistSlot(cell, awaited)}
      onChoose={onChoose}
    />
  );
}

/** A cell that the viewer has booked, with a link to the ticket, or holds without an account. */
function OwnCell({
  pitch,
  slot,
  own,
}: {
  pitch: BoardCell['pitch'];
  slot: SlotAnswer;
  own: OwnSlot;
}) {
  const { t } = useTranslation('bookings');
  const { locale } = useLocale();
  const content = (
    <>
      <span className="unseen">
        {t('reserve.cell', { time: formatTime(slot.startTime, locale), pitch: pitch.name })}{' '}
      </span>
      <span>{t('reserve.own')}</span>
      {own.heldUntil !== null && (
        <>
          <span className="unseen">. {t('reserve.held')}</span>
          <HoldExpiry until={own.heldUntil} />
        </>
      )}
    </>
  );
  return own.booking === null ? (
    <div className="cell" data-state="own">
      {content}
    </div>
  ) : (
    <LocaleLink
      to={`/account/reservations/list?booking=${own.booking}`}
      className="cell"
      data-state="own"
    >
      {content}
    </LocaleLink>
  );
}

/** A taken cell whose open match still has free places. */
function MatchCell({
  cell: { pitch },
  match: { reference, placesLeft },
}: {
  cell: BoardCell;
  match: MatchOfCell;
}) {
  const { t } = useTranslation('bookings');
  return (
    <LocaleLink to={`/open-matches/${reference}`} className="cell" data-state="match">
      <span className="unseen">{pitch.name} </span>
      <span>{t('reserve.places', { count: placesLeft })}</span>
    </LocaleLink>
  );
}

/**
 * A cell of a taken slot. A press selects the waiting list of the slot. If a pending booking holds
 * the slot, the cell shows the time until that booking expires.
 */
function TakenCell({
  pitch,
  slot,
  awaited,
  onChoose,
}: { pitch: BoardCell['pitch']; slot: SlotAnswer; awaited: boolean } & Pick<
  GridProps,
  'onChoose'
>) {
  const { t } = useTranslation(['bookings', 'waiting']);
  const { locale } = useLocale();
  return (
    <button
      type="button"
      className="cell"
      data-state={awaited ? 'awaited' : 'taken'}
      data-slot={`${slot.date} ${slot.startTime} ${pitch.pitch}`}
      aria-pressed={awaited}
      onClick={() =>
        onChoose(
          awaited
            ? { startTime: null, pitch: null, wait: false }
            : { startTime: slot.startTime, pitch: pitch.pitch, wait: true },
        )
      }
    >
      <span className="unseen">
        {t('reserve.cell', { time: formatTime(slot.startTime, locale), pitch: pitch.name })}{' '}
      </span>
      <span>{t('reserve.taken')}</span>
      {slot.heldUntil && <HoldExpiry until={slot.heldUntil} />}
      <span className="unseen">. {t('waiting:cell')}</span>
    </button>
  );
}

const isWaitlistSlot = ({ pitch, slot }: BoardCell, awaited: WaitlistSlot | null): boolean =>
  awaited !== null &&
  awaited.pitch.pitch === pitch.pitch &&
  awaited.slot.startTime === slot?.startTime &&
  awaited.slot.date === slot.date;

/** A cell that cannot be selected; it shows the reason in one word. */
function QuietCell({ cell: { pitch, slot } }: { cell: BoardCell }) {
  const { t } = useTranslation(['bookings', 'common']);
  const reason = !slot ? 'notBookable' : slot.state === 'free' ? 'noTwoHours' : 'past';
  return (
    <div className="cell" data-state={reason}>
      <span className="unseen">{pitch.name} </span>
      <span>{t(`reserve.${reason}`)}</span>
    </div>
  );
}
