import { lazy, Suspense, useState } from 'react';
import { useVenue } from '../../venue.queries.ts';
import { isPushOffered } from './push-asked.ts';

interface Props {
  pushKey: string;
}

/** The card is loaded at the moment when it is shown, because most visits never reach it. */
const PushCard = lazy(async () => ({
  default: (await import('./push-card.tsx').catch(() => ({ PushCard: Nothing }))).PushCard,
}));
const Nothing = (_: Props) => null;

/**
 * Offers to show messages on this device, after an action that messages follow: a booking or an
 * answer. Nothing if the browser or the venue does not support it, or if it was refused recently.
 */
export function PushOffer() {
  const pushKey = useVenue().data?.pushKey;
  const [isOffered] = useState(isPushOffered);
  if (!isOffered || !pushKey) return null;
  return (
    <Suspense fallback={null}>
      <PushCard pushKey={pushKey} />
    </Suspense>
  );
}
