import { IconLock, IconPlus } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { BoardBooking, type CellButton } from './board-booking.tsx';
import { BoardOccupancy } from './board-occupancy.tsx';
import type { Cell, Column, OpenCell } from './board.rules.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import css from './board.module.css';
import states from './board-states.module.css';
import drag from './board-drag.module.css';
import type { DropTarget } from './drag.rules.ts';

interface BoardColumnProps {
  column: Column;
  now: string;
  /**
   * Current time in minutes after the time at the top of the board; null if the board does not show
   * the current time.
   */
  nowOffset: number | null;
  /** Key of the only cell in the tab order (roving tabindex). */
  active: string | null;
  selected: string | null;
  /**
   * Preview of the position at which a dragged booking would be dropped, or of the block that is
   * being entered. Null if there is neither.
   */
  shadow: DropTarget | null;
  /** Number of waiting-list entries for a cell. */
  waitsFor: (cell: Cell) => number;
}

/** A pitch's column, in order of the hours. Events are delegated to the board. */
export function BoardColumn({
  column: { pitch, cells },
  now,
  nowOffset,
  active,
  selected,
  shadow,
  waitsFor,
}: BoardColumnProps) {
  const id = `pitch-${pitch.reference}`;
  return (
    <section className={css['column']} aria-labelledby={id}>
      <h2 id={id}>{pitch.name}</h2>
      <ol
        data-pitch={pitch.reference}
        data-now={nowOffset !== null || undefined}
        style={{ '--now': nowOffset ?? 0 } as CSSProperties}
      >
        {cells.map((cell) => (
          <BoardCell
            key={cell.key}
            cell={cell}
            pitch={pitch.name}
            now={now}
            waits={waitsFor(cell)}
            isActive={cell.key === active}
            isSelected={cell.key === selected}
          />
        ))}
        {shadow && (
          <li
            aria-hidden="true"
            className={drag['shadow']}
            style={{ '--from': shadow.from, '--length': shadow.minutes } as CSSProperties}
          />
        )}
      </ol>
    </section>
  );
}

interface BoardCellProps {
  cell: Cell;
  pitch: string;
  now: string;
  waits: number;
  isActive: boolean;
  isSelected: boolean;
}

/**
 * Cells are memoized, because a full board has hundreds of cells and each key press changes two of
 * them.
 */
const BoardCell = memo(function BoardCell({
  cell,
  pitch,
  now,
  waits,
  isActive,
  isSelected,
}: BoardCellProps) {
  return (
    <li
      data-taken={cell.kind === 'booking' || cell.kind === 'occupancy' || undefined}
      style={{ '--from': cell.from, '--length': cell.minutes } as CSSProperties}
    >
      <CellLabel
        cell={cell}
        pitch={pitch}
        now={now}
        waits={waits}
        button={{
          'data-key': cell.key,
          'aria-current': isSelected || undefined,
          tabIndex: isActive ? 0 : -1,
        }}
      />
    </li>
  );
});

function CellLabel({
  cell,
  pitch,
  now,
  waits,
  button,
}: {
  cell: Cell;
  pitch: string;
  now: string;
  waits: number;
  button: CellButton;
}) {
  switch (cell.kind) {
    case 'booking':
      return (
        <BoardBooking
          booking={cell.booking}
          long={cell.minutes > 60}
          pitch={pitch}
          now={now}
          waits={waits}
          button={button}
        />
      );
    case 'occupancy':
      return (
        <BoardOccupancy occupancy={cell.occupancy} pitch={pitch} waits={waits} button={button} />
      );
    case 'free':
    case 'begun':
    case 'past':
    case 'far':
      return <FreeCell cell={cell} pitch={pitch} button={button} />;
  }
}

function FreeCell({ cell, pitch, button }: { cell: OpenCell; pitch: string; button: CellButton }) {
  const t = useTypedTranslate();
  const { hour } = useFormat();
  const time = hour(cell.slot.startTime);
  const isFar = cell.kind === 'far';
  return (
    <button
      type="button"
      className={`${css['free']} ${states['far']}`}
      aria-label={t(isFar ? 'board.block_cell' : 'board.book_cell', { pitch, time })}
      data-far={isFar || undefined}
      {...button}
    >
      {isFar ? <IconLock aria-hidden size={18} /> : <IconPlus aria-hidden size={20} />}
      <bdi>{time}</bdi>
    </button>
  );
}
