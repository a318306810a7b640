import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../platform/requests/session.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { DraftSheet, HeldBar } from '../components/visitor/draft-sheet.tsx';
import { VisitorBar, VisitorWaitBar } from '../components/visitor/visitor-bars.tsx';
import { ReserveGrid } from '../components/reserve-grid.tsx';
import { useHeldSlot } from '../held-slot.ts';
import { useBookingGrid } from '../use-booking-grid.ts';

/**
 * The booking page without an account: the same grid, and a sheet in which a visitor books. A
 * signed-in user is redirected to the booking page of the account; until its code is loaded, the
 * grid has no bar, because a press on the bar would hold the slot as for a visitor.
 */
export default function OpenReserve() {
  const grid = useBookingGrid();
  const { day, choice, awaited, choose, hold } = grid;
  const held = useHeldSlot();
  const [open, setOpen] = useState(false);
  const isRedirected = useRedirectIfSignedIn();
  const isOwn =
    held?.date === awaited?.slot.date &&
    held?.startTime === awaited?.slot.startTime &&
    held?.pitch === awaited?.pitch.pitch;
  const isChoosing = day.data && (choice ?? (isOwn ? null : awaited));
  if (isRedirected) return <ReserveGrid grid={grid}>{null}</ReserveGrid>;
  return (
    <ReserveGrid grid={grid}>
      {day.data && choice && (
        <VisitorBar
          key={day.data.date}
          openingDay={day.data.date}
          choice={choice}
          onChoose={choose}
          onSend={hold}
          onHeld={() => {
            choose({ startTime: null, pitch: null, wait: false });
            setOpen(true);
          }}
        />
      )}
      {awaited && !isOwn && <VisitorWaitBar awaited={awaited} onChoose={choose} />}
      {held && !isChoosing && <HeldBar held={held} onOpen={() => setOpen(true)} />}
      {held && (
        <DraftSheet held={held} open={open} onClose={() => setOpen(false)} onChoose={choose} />
      )}
    </ReserveGrid>
  );
}

/**
 * Redirects a user who is signed in when the page opens; the selection in the URL is kept. It is
 * read from the URL, because the router does not know a press before hydration yet. Returns whether
 * the user is redirected.
 */
function useRedirectIfSignedIn(): boolean {
  const session = useSession();
  const { search } = useLocation();
  const { localize } = useLocale();
  const navigate = useNavigate();
  const [isRedirected, setRedirected] = useState<boolean>();
  if (isRedirected === undefined && session !== undefined) setRedirected(session !== null);
  // Not repeated when the page is drawn again, because that would cancel the selection of a slot.
  const redirect = useEffectEvent(() => {
    void navigate(localize('/account/reservations/create') + location.search, { replace: true });
  });
  useEffect(() => {
    if (isRedirected) redirect();
  }, [isRedirected, search]);
  return isRedirected === true;
}
