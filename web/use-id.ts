import { useId as useReactId } from 'react';

/**
 * Replaces Mantine's id hook, whose random id causes a second render of each field during
 * hydration. React's id is the same on server and client, and unique per page.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return typeof given === 'string' ? given : own;
}
