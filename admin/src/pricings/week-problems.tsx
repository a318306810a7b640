import type { SessionRule } from '@five/shared/pricings/pricings.rules';
import type { Gap } from '@five/shared/pricings/week.rules';
import { timeOfWall } from '@five/shared/time/wall-time';
import { Link } from 'react-router-dom';
import { filled, useCounted, useWords } from '../platform/tables/use-words.ts';
import { useFormat } from '../platform/use-format.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';
import { Span } from '../platform/when.tsx';

const SHOWN = 10;

/** Stretches that nobody can book for want of a price. */
export function GapList({ gaps }: { gaps: readonly Gap[] }) {
  const { week } = useWords();
  const counted = useCounted();
  const { shortDay } = useFormat();
  const pitchName = usePitchName();
  return (
    <>
      <strong>{week.gaps}</strong>
      <ul>
        {gaps.slice(0, SHOWN).map(({ openingDay, pitch, durationMinutes, start, end }) => (
          <li key={`${start} ${pitch} ${durationMinutes}`}>
            {filled(week.gap, { day: shortDay(openingDay), pitch: pitchName(pitch), minutes: durationMinutes })} · <Span startTime={timeOfWall(start)} endTime={timeOfWall(end)} />
          </li>
        ))}
        {gaps.length > SHOWN && <li>{counted(week.more, gaps.length - SHOWN)}</li>}
      </ul>
    </>
  );
}

/** Prices that claim one hour with equal right; the API refuses to store such a pair. */
export function OverlapList({ overlaps }: { overlaps: readonly [SessionRule, SessionRule][] }) {
  const { week } = useWords();
  return (
    <>
      <strong>{week.overlaps}</strong>
      <ul>
        {overlaps.slice(0, SHOWN).map((pair) => (
          <li key={pair.map(({ reference }) => reference).join()}>
            {pair.map(({ reference }, index) => <span key={reference}>{index > 0 && ' · '}<Link to={`/pricings/${encodeURIComponent(reference)}`}><bdi>{reference}</bdi></Link></span>)}
          </li>
        ))}
      </ul>
    </>
  );
}
