import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { IconArrowBackUp, IconLock } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Span } from '../../platform/texts/formatted.tsx';
import { usePitchName } from '../../platform/texts/use-names.ts';
import type { Slot } from '../board/board.rules.ts';
import css from '../panel/desk-panel.module.css';
import type { Blocking } from './use-blocking.ts';

interface BlockHereProps {
  day: DeskDayAnswer;
  slot: Slot;
  /** Reference of the open booking, to which the Cancel button of the block form returns. */
  from?: string;
  /**
   * Whether the booking is over or cancelled; there is then no reason to block its time, and the
   * button is hidden.
   */
  isOver?: boolean;
  blocking: Blocking;
}

/** Button to block the pitch of a booking, from the booking's start. */
export function BlockHere({
  day,
  slot: { pitch, date, startTime, endTime },
  from,
  isOver = false,
  blocking,
}: BlockHereProps) {
  const t = useTypedTranslate();
  if (isOver || blocking.draft) return null;
  return (
    <Button
      variant="text"
      startIcon={<IconLock aria-hidden />}
      onClick={() => blocking.begin({ pitch, date, startTime, endTime }, day.date, from)}
    >
      {t('block.here')}
    </Button>
  );
}

/** Button that reopens the form of the suspended block, with the input that was entered before. */
export function BackToBlock({ blocking: { draft, resume } }: { blocking: Blocking }) {
  const t = useTypedTranslate();
  const pitchName = usePitchName();
  return (
    draft && (
      <Button
        className={css['back']}
        variant="outlined"
        startIcon={<IconArrowBackUp aria-hidden className="points" />}
        onClick={resume}
      >
        <span>
          {t('block.resume')}
          <br />
          <bdi>{pitchName(draft.slot.pitch)}</bdi> ·{' '}
          <Span startTime={draft.slot.startTime} endTime={draft.end} />
        </span>
      </Button>
    )
  );
}
