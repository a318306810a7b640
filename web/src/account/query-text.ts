import { useSearchParams } from 'react-router';
import { useSession } from '../platform/session.ts';

/** A field of the page's address; empty in prerendered pages, which know no address but their own path. */
export function useQueryText(name: string): string {
  const [query] = useSearchParams();
  const alive = useSession() !== undefined;
  return alive ? (query.get(name) ?? '') : '';
}
