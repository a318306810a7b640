import { IconCircleCheck, IconClock, IconCircleOff, type Icon } from '@tabler/icons-react';
import { useTypedTranslate } from '../texts/i18n.ts';
import { useFormat } from '../texts/use-format.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { displayState, type DisplayState } from './display.rules.ts';

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
  const t = useTypedTranslate();
  const state = displayState(window, today);
  return <Tag {...LOOKS[state]}>{t(`record_states.${state}`)}</Tag>;
}

/** Returns the display period of a record as text. */
export function useDays(): (window: Window) => string {
  const t = useTypedTranslate();
  const { date } = useFormat();
  return ({ from, to }) => {
    if (from !== null && to !== null) return t('page.between', { from: date(from), to: date(to) });
    if (from !== null) return t('page.from_day', { from: date(from) });
    return to === null ? t('page.always') : t('page.to_day', { to: date(to) });
  };
}
