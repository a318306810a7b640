import type { MoveSlot } from '@five/shared/bookings/bookings.contract';
import { useId } from 'react';
import { Difference } from '../platform/difference.tsx';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';
import css from './move-slots.module.css';
import { hoursOf, slotKey } from './moves.rules.ts';

interface MoveSlotsProps {
  slots: readonly MoveSlot[];
  waiting: boolean;
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** An hour a line, the pitches beside each other: native radios, so that arrows and readers work by themselves. */
export function MoveSlots({ slots, waiting, chosen, onChoose }: MoveSlotsProps) {
  const say = useSay();
  const { hour } = useFormat();
  const name = useId();
  return (
    <fieldset className={css['slots']} aria-busy={waiting}>
      <legend>{say('move.free')}</legend>
      {!waiting && slots.length === 0 && <p>{say('move.none')}</p>}
      {hoursOf(slots).map((line) => (
        <div key={`${line.slots[0]?.date ?? ''} ${line.startTime}`} className={css['hour']}>
          <bdi className="figures" aria-hidden="true">
            {hour(line.startTime)}
          </bdi>
          <div>
            {line.slots.map((slot) => (
              <label key={slotKey(slot)}>
                <input type="radio" name={name} value={slotKey(slot)} checked={slotKey(slot) === chosen} onChange={() => onChoose(slotKey(slot))} />
                <SlotFace slot={slot} />
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function SlotFace({ slot }: { slot: MoveSlot }) {
  const { hour } = useFormat();
  const pitchName = usePitchName();
  return (
    <span>
      <span className="sr-only">{hour(slot.startTime)} </span>
      <bdi>{pitchName(slot.pitch)}</bdi>
      <small><Difference cents={slot.differenceCents} /></small>
    </span>
  );
}
