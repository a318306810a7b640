import { leadsToHidden, type OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';
import { createContext, use } from 'react';
import { publicData } from '../requests/public-data.ts';

/** Pages that the venue hid when this document was sent. */
export const hiddenAtStart = (): readonly OptionalPage[] =>
  publicData<{ hiddenPages: OptionalPage[] }>('/api/venue')?.hiddenPages ?? [];

/**
 * Pages that the venue hides. A page that it hides while the document is open is added; one that it
 * shows again needs a new document, because its route is missing in this one.
 */
export const HiddenPages = createContext<readonly OptionalPage[]>([]);

/** Returns a function that tells whether a link may lead to a path of the site. */
export function useIsShown(): (path: string) => boolean {
  const hidden = use(HiddenPages);
  return (path) => !leadsToHidden(path, hidden);
}
