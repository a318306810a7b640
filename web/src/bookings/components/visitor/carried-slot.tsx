import { useNow } from '@five/client/clock';
import { BOOKING_DURATIONS } from '@five/shared/slots/slots.codes';
import { spanMinutes } from '@five/shared/time/wall-time';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CompleteAccount } from '../../../platform/page/complete-account.tsx';
import { useUser } from '../../../account/user.queries.ts';
import { Button } from '../../../ui/button.tsx';
import type { ChoiceQuery } from '../../choice-query.ts';
import { useReleaseSlot } from '../../drafts.queries.ts';
import { type HeldSlot, storeHeldSlot, useHeldSlot } from '../../held-slot.ts';
import { useReplaceTabBar } from '../choice/choice-parts.tsx';
import { HeldSlotHead } from './held-slot-head.tsx';
import '../choice/choice-bar.css';
import './draft-sheet.css';

interface Props {
  onChoose: (change: Partial<ChoiceQuery>) => void;
}

/**
 * The slot that was held before the sign-in. It is released and selected, so that the account books
 * it. While the account lacks details, it stays held, and the bar leads to them.
 */
export function CarriedSlot({ onChoose }: Props) {
  const held = useHeldSlot();
  const now = useNow();
  const { data: user } = useUser();
  const release = useReleaseSlot();
  const isCarried = useRef(false);
  const isExpired = held !== null && now !== null && Date.parse(held.expiresAt) <= now;
  const isReady = held !== null && now !== null && !isExpired && user?.missing.length === 0;
  useEffect(() => {
    if (isExpired) storeHeldSlot(null);
    if (!isReady || isCarried.current) return;
    isCarried.current = true;
    const select = () => onChoose(choiceOf(held));
    release.mutateAsync().then(select, select);
  }, [held, isExpired, isReady, onChoose, release]);
  return held && user && user.missing.length > 0 && !isExpired ? (
    <IncompleteBar held={held} onRelease={() => release.mutate()} />
  ) : null;
}

/** Bar of a slot that stays held until the account has the details that a booking requires. */
function IncompleteBar({ held, onRelease }: { held: HeldSlot; onRelease: () => void }) {
  const { t } = useTranslation(['drafts', 'tickets']);
  useReplaceTabBar();
  return (
    <section className="choice on-light" aria-label={t('heldTitle')}>
      <div className="wrap choice-body">
        <HeldSlotHead held={held} isLive />
        <p>{t('incomplete')}</p>
        <div className="held-actions">
          <Button look="quiet" size="small" onClick={onRelease}>
            {t('release')}
          </Button>
          <CompleteAccount />
        </div>
      </div>
    </section>
  );
}

function choiceOf({ openingDay, date, startTime, endTime, pitch }: HeldSlot) {
  const minutes = spanMinutes(startTime, endTime);
  return {
    date: openingDay ?? date,
    startTime,
    pitch,
    durationMinutes: BOOKING_DURATIONS.find((known) => known === minutes) ?? 60,
    wait: false,
  };
}
