import { useEffect, useState } from 'react';

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
