import { useId as useReactId } from 'react';

/**
 * Replaces Mantine's id hook, which renders each field twice during hydration because of a random
 * id. React's own id is the same on server and client, and unique per page.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return typeof given === 'string' ? given : own;
}
