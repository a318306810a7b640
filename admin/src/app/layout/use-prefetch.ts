import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onceLoaded } from '../../platform/page/once-loaded.ts';
import { BookingList, BookingShow } from '../resources.ts';

/** The section that staff open most often after the board. */
const NEXT = [BookingList, BookingShow];

/**
 * Loads the code of the next likely section once the board is shown, because on a slow line it
 * would delay the board. Other sections load when they are opened. A failure is ignored, because a
 * page loads its code again when it is opened.
 */
export function usePrefetch(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onceLoaded(client, () => {
        for (const page of NEXT) void page.fetch().catch(() => undefined);
      }),
    [client],
  );
}
