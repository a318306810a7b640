import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../requests/session.ts';

/** Returns a query parameter of the URL; empty in prerendered pages, which have no query string. */
export function useQueryText(name: string): string {
  const [query] = useSearchParams();
  const alive = useSession() !== undefined;
  return alive ? (query.get(name) ?? '') : '';
}

/** Time in milliseconds after the last key press before the search starts. */
const TYPING_MS = 300;

/**
 * Returns the text in the search field (`typed`) and the text that is searched for (`searched`).
 * `searched` is stored in the URL, so that the search is still active when 'back' leads to this
 * page again.
 */
export function useSearchText() {
  const searched = useQueryText('q');
  const [, setQuery] = useSearchParams();
  const [typed, type] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null || typed.trim() === searched) return;
    const timer = setTimeout(
      () =>
        setQuery((query) => withText(query, typed.trim()), {
          replace: true,
          preventScrollReset: true,
        }),
      TYPING_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, searched, setQuery]);
  return { searched, typed: typed ?? searched, type };
}

function withText(query: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (text) next.set('q', text);
  else next.delete('q');
  return next;
}
