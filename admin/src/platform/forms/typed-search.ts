import { useEffect, useReducer, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/** Default debounce time in milliseconds, about the pause between two typed words. */
const DEFAULT_MS = 250;

/** The value debounced by `ms`. */
export function useDebouncedValue<T>(value: T, ms = DEFAULT_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/**
 * Keeps the options of a search field unchanged while one of them is highlighted by key, mouse or
 * touch, until the text changes or the list closes. Without it a later answer can replace the list
 * between an arrow key and Enter, which then selects no option or another one.
 *
 * MUI resets the highlight in an effect that runs after a new list is painted. A key pressed in
 * between would be undone by it; therefore pending effects run before such a key.
 * @param text the text that the user typed
 */
export function useSteadyOptions<Option>(found: Option[], text: string) {
  const [kept, setKept] = useState<{ text: string; options: Option[] } | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const options = kept?.text === text ? kept.options : found;
  const onHighlightChange = (_: SyntheticEvent, option: Option | null) =>
    setKept(option === null ? null : { text, options });
  // React runs the pending effects of a component before it renders again.
  const onKeyDownCapture = ({ key }: KeyboardEvent) => isNamedKey(key) && flushSync(renderAgain);
  return { options, onHighlightChange, onClose: () => setKept(null), onKeyDownCapture };
}

/** Whether a key has a name, such as `Enter` or `ArrowDown`, and writes no character. */
const isNamedKey = (key: string) => key.length > 1;
