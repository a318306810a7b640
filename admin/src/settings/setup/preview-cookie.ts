import { useEffect, useState } from 'react';
import { previewSite } from './setup.queries.ts';

/**
 * Requests the cookie with which the site is visible before the venue is open. Returns whether the
 * request has ended.
 */
export function usePreviewCookie(): boolean {
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    void previewSite()
      .catch(() => undefined)
      .then(() => setIsSet(true));
  }, []);
  return isSet;
}
