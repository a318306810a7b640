import { IconCircleCheck, IconClock, IconCircleOff, type Icon } from '@tabler/icons-react';
import { useFormat } from '../use-format.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { displayState, type DisplayState } from './display.rules.ts';
import { interpolate, useContentTexts } from './use-content-texts.ts';

interface Window {
  from: string | null;
  to: string | null;
}

const LOOKS: Record<DisplayState, { tone: Tone; icon: Icon }> = {
  planned: { tone: 'waiting', icon: IconClock },
  shown: { tone: 'paid', icon: IconCircleCheck },
  over: { tone: 'off', icon: IconCircleOff },
};

/** A tag that shows whether the record is visible to visitors today. */
export function DisplayTag({ window, today }: { window: Window; today: string }) {
  const { states } = useContentTexts();
  const state = displayState(window, today);
  return <Tag {...LOOKS[state]}>{states[state]}</Tag>;
}

/** Returns the display period of a record as text. */
export function useDays(): (window: Window) => string {
  const { page } = useContentTexts();
  const { date } = useFormat();
  return ({ from, to }) => {
    if (from !== null && to !== null)
      return interpolate(page.between, { from: date(from), to: date(to) });
    if (from !== null) return interpolate(page.from_day, { from: date(from) });
    return to === null ? page.always : interpolate(page.to_day, { to: date(to) });
  };
}
