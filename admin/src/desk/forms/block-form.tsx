import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { MAX_REASON } from '@five/shared/platform/lengths';
import type { BlockAnswer, StandingOnPitch } from '@five/shared/slots/slots.contract';
import { TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BookingSlot } from '../../bookings/detail/booking-slot.tsx';
import { ActionButtons, submitOnce } from '../../platform/forms/action-form.tsx';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { endsFrom, conflictsIn, latestConflicts, type Slot } from '../board/board.rules.ts';
import { createBlock, dayQuery } from '../desk.queries.ts';
import { BlockConflicts } from '../panel/block-conflicts.tsx';
import type { BlockDraft } from './use-blocking.ts';
import css from './block-form.module.css';

interface BlockFormProps {
  day: DeskDayAnswer;
  draft: BlockDraft;
  onChange: (changes: Partial<BlockDraft>) => void;
  /** Opens a booking that overlaps the block. */
  onOpen: (one: StandingOnPitch) => void;
  onBlocked: (block: BlockAnswer) => void;
  onBack: () => void;
}

/**
 * Blocks a period with a reason. Bookings that overlap it are listed and must be moved first; the
 * form keeps its input meanwhile.
 */
export function BlockForm({
  day,
  draft: { slot, day: openingDay, end, reason, hadConflicts },
  onChange,
  onOpen,
  onBlocked,
  onBack,
}: BlockFormProps) {
  const t = useTypedTranslate();
  const ends = endsFrom(day, slot);
  const period = { pitch: slot.pitch, date: slot.date, startTime: slot.startTime, endTime: end };
  const { act, conflicts, isCleared } = useCreateBlock({ day, openingDay, period, reason });
  const [tried, setTried] = useState(false);
  const missing = tried && reason.trim() === '';
  const send = submitOnce(act, () => {
    setTried(true);
    if (reason.trim() !== '') act.mutate(undefined, { onSuccess: ({ data }) => onBlocked(data) });
  });
  return (
    <form className={css['form']} onSubmit={send} noValidate>
      <BookingSlot slot={period} />
      <p>{t('block.help')}</p>
      <TextField
        label={t('block.reason')}
        value={reason}
        onChange={({ target }) => onChange({ reason: target.value })}
        error={missing}
        helperText={missing ? t('block.reason_required') : ' '}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: MAX_REASON, dir: 'auto' } }}
      />
      <EndField
        ends={ends.includes(end) ? ends : [end, ...ends]}
        value={end}
        onChange={(time) => (act.reset(), onChange({ end: time }))}
      />
      {!act.isPending && !act.isSuccess && (
        <BlockConflicts
          conflicts={conflicts}
          hadConflicts={hadConflicts || isCleared}
          onOpen={onOpen}
        />
      )}
      {!isCleared && <Refusal error={act.error} />}
      <ActionButtons submit={t('block.submit')} isPending={act.isPending} onBack={onBack} />
    </form>
  );
}

interface NewBlock {
  day: DeskDayAnswer;
  /** The opening day on which the block was begun. */
  openingDay: string;
  period: Slot;
  reason: string;
}

/**
 * The request that creates a block, and the bookings and blocks that overlap it by the latest data.
 */
function useCreateBlock({ day, openingDay, period, reason }: NewBlock) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const board = dayQuery(openingDay);
  const [refusedAt, setRefusedAt] = useState(0);
  const noteReading = () => setRefusedAt(client.getQueryState(board.queryKey)?.dataUpdatedAt ?? 0);
  const act = useAction(
    () =>
      createBlock({ ...period, reason: reason.trim() }).catch(
        (error: unknown) => (noteReading(), Promise.reject(error)),
      ),
    () => t('block.done'),
  );
  const { dataUpdatedAt } = useQuery(board);
  const refused = failureOf(act.error).standing ?? null;
  const conflicts = latestConflicts(
    conflictsIn(day, period),
    dataUpdatedAt,
    refused && { standing: refused, at: refusedAt },
  );
  // True if the API refused the block because of bookings or blocks, and all of them have since
  // been moved or cancelled.
  const isCleared = refused !== null && conflicts.length === 0;
  return { act, conflicts, isCleared };
}

function EndField({
  ends,
  value,
  onChange,
}: {
  ends: readonly string[];
  value: string;
  onChange: (time: string) => void;
}) {
  const t = useTypedTranslate();
  const { hour } = useFormat();
  return (
    <TextField
      select
      label={t('block.to')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {ends.map((time) => (
        <option key={time} value={time}>
          {hour(time)}
        </option>
      ))}
    </TextField>
  );
}
