import { useEffect, useState } from 'react';

/** About as long as a hand rests between two words. */
const USUAL_MS = 250;

/** The value once it has stood still for `ms`: a question per word and not per letter. */
export function useSettled<T>(value: T, ms = USUAL_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
