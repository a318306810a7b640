import { useId as useReactId } from 'react';

/**
 * Stands in for the id of Mantine's fields, which draws each field twice as its page comes alive: once as it was served, once
 * with a random id. React's own id is the same in both, and unique in the page.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return typeof given === 'string' ? given : own;
}
