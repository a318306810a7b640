import type { MoveSlot } from '@five/shared/bookings/bookings.contract';
import { useQuery } from '@tanstack/react-query';
import {
  useEffect,
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { arrowMoveOf, type ArrowMove } from '../../platform/page/arrow-keys.rules.ts';
import { Difference } from '../../platform/texts/formatted.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { pitchesQuery } from '../../platform/requests/venue.queries.ts';
import css from './move-slots.module.css';
import { adjacentSlot, slotKey, slotsByHour, type MoveHour } from './moves.rules.ts';

interface MoveSlotsProps {
  slots: readonly MoveSlot[];
  waiting: boolean;
  chosen: string | null;
  /** The slot that receives the focus first; null if there is none. */
  start: MoveSlot | null;
  onChoose: (key: string) => void;
}

/**
 * Radio buttons of the free slots: one hour per line, pitches side by side. Arrow keys move between
 * hours and pitches. The first focused slot is the one nearest to the booking's current hour.
 */
export function MoveSlots({ slots, waiting, chosen, start, onChoose }: MoveSlotsProps) {
  const t = useTypedTranslate();
  const name = useId();
  const grid = useRef<HTMLFieldSetElement>(null);
  const pitches = useQuery(pitchesQuery()).data?.map(({ reference }) => reference) ?? [];
  const stop = chosen ?? (start && slotKey(start));
  useInitialFocus(grid, start && slotKey(start));
  const chooseNeighbour = (key: string, move: ArrowMove) => {
    const next = adjacentSlot(slots, key, move);
    if (!next) return;
    radioOf(grid.current, slotKey(next))?.focus();
    onChoose(slotKey(next));
  };
  return (
    <fieldset
      ref={grid}
      className={css['slots']}
      data-few={(pitches.length > 0 && pitches.length <= MAX_COLUMNS) || undefined}
      style={{ '--pitches': pitches.length } as CSSProperties}
      aria-busy={waiting}
      onKeyDown={onRadioArrow(chooseNeighbour)}
    >
      <legend>{t('move.free')}</legend>
      {!waiting && slots.length === 0 && <p>{t('move.none')}</p>}
      {slotsByHour(slots).map((line) => (
        <HourLine
          key={`${line.slots[0]?.date ?? ''} ${line.startTime}`}
          line={line}
          pitches={pitches}
          radios={{ name, chosen, stop, onChoose }}
        />
      ))}
    </fieldset>
  );
}

interface HourLineProps {
  line: MoveHour;
  /** The pitches in the order of the columns. */
  pitches: readonly string[];
  /** `stop` is the key of the radio button in the tab order. */
  radios: Pick<MoveSlotsProps, 'chosen' | 'onChoose'> & { name: string; stop: string | null };
}

function HourLine({ line, pitches, radios: { name, chosen, stop, onChoose } }: HourLineProps) {
  const { hour } = useFormat();
  return (
    <div className={css['hour']}>
      <bdi className="figures" aria-hidden="true">
        {hour(line.startTime)}
      </bdi>
      <div>
        {line.slots.map((slot) => (
          <label
            key={slotKey(slot)}
            style={{ '--pitch': pitches.indexOf(slot.pitch) + 1 } as CSSProperties}
          >
            <input
              type="radio"
              name={name}
              value={slotKey(slot)}
              checked={slotKey(slot) === chosen}
              tabIndex={slotKey(slot) === stop ? 0 : -1}
              onChange={() => onChoose(slotKey(slot))}
            />
            <SlotLabel slot={slot} />
          </label>
        ))}
      </div>
    </div>
  );
}

/** Maximum number of pitch columns in the panel. */
const MAX_COLUMNS = 3;

/** Handles an arrow key on a radio button, given the button's value. */
function onRadioArrow(move: (key: string, to: ArrowMove) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const to = arrowMoveOf(event.key, document.documentElement.dir === 'rtl');
    if (
      !to ||
      !(event.target instanceof HTMLInputElement) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    move(event.target.value, to);
  };
}

const radioOf = (grid: HTMLElement | null, key: string) =>
  grid?.querySelector<HTMLElement>(`input[value="${CSS.escape(key)}"]`);

/** When the slots are loaded, scrolls to the slot at the booking's own hour and focuses it. */
function useInitialFocus(grid: RefObject<HTMLElement | null>, start: string | null): void {
  useEffect(() => {
    const radio = start === null ? null : radioOf(grid.current, start);
    radio?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === grid.current?.closest('form'))
      radio?.focus({ preventScroll: true });
  }, [grid, start]);
}

function SlotLabel({ slot }: { slot: MoveSlot }) {
  const { hour } = useFormat();
  const pitchName = usePitchName();
  return (
    <span>
      <span className="sr-only">{hour(slot.startTime)} </span>
      <bdi>{pitchName(slot.pitch)}</bdi>
      <small>
        <Difference cents={slot.differenceCents} />
      </small>
    </span>
  );
}
