import { useNow } from '@five/client/clock';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ChoiceQuery } from '../../choice-query.ts';
import { useHoldSlot, useReleaseSlot } from '../../drafts.queries.ts';
import { type HeldSlot, storeHeldSlot } from '../../held-slot.ts';
import { useReplaceTabBar } from '../choice/choice-parts.tsx';
import { asFailure, Refusal } from '../refusal.tsx';
import { DraftCode } from './draft-code.tsx';
import { DraftDetails } from './draft-details.tsx';
import { HeldSlotHead } from './held-slot-head.tsx';
import './draft-sheet.css';

interface Props {
  held: HeldSlot;
  open: boolean;
  onClose: () => void;
  onChoose: (change: Partial<ChoiceQuery>) => void;
}

/**
 * Sheet of a held slot: first the visitor's details, then the code that books the slot. The slot
 * and the time left are shown above both.
 */
export function DraftSheet({ held, open, onClose, onChoose }: Props) {
  const { t } = useTranslation('drafts');
  const title = useId();
  const isLive = useIsLive(held);
  const release = useReleaseSlot();
  const leave = () => {
    onClose();
    release.mutate();
  };
  const choose = (change: Partial<ChoiceQuery>) => {
    onClose();
    storeHeldSlot(null);
    onChoose(change);
  };
  return (
    <Dialog labelledBy={title} className="draft-sheet on-light" open={open} onClose={onClose}>
      <h2 id={title}>{t(held.sent === null ? 'detailsTitle' : 'codeTitle')}</h2>
      <HeldSlotHead held={held} isLive={isLive} />
      {isLive ? <Steps held={held} /> : <Expired held={held} onChoose={choose} />}
      <Button look="quiet" size="small" onClick={leave}>
        {t('release')}
      </Button>
    </Dialog>
  );
}

function Steps({ held }: { held: HeldSlot }) {
  return held.sent === null ? (
    <DraftDetails onSent={(sent) => storeHeldSlot({ ...held, sent })} />
  ) : (
    <DraftCode held={held} sent={held.sent} onBack={() => storeHeldSlot({ ...held, sent: null })} />
  );
}

/** Shown when the minutes have passed: the slot can be taken again, and what was typed is kept. */
function Expired({ held, onChoose }: Pick<Props, 'held' | 'onChoose'>) {
  const { t } = useTranslation('drafts');
  const hold = useHoldSlot();
  const { openingDay, date, startTime, endTime, pitch, paymentMethod } = held;
  if (hold.error) return <Refusal failure={asFailure(hold.error)} onChoose={onChoose} />;
  return (
    <Notice status="warning" live title={t('expired')}>
      <p>{t('expiredHint')}</p>
      <Button
        busy={hold.isPending}
        onClick={() => hold.mutate({ openingDay, date, startTime, endTime, pitch, paymentMethod })}
      >
        {t('again')}
      </Button>
    </Notice>
  );
}

/** Whether the slot is still held; true before the first second of the clock. */
function useIsLive({ expiresAt }: HeldSlot): boolean {
  const now = useNow();
  return now === null || Date.parse(expiresAt) > now;
}

/** Bar that reopens the sheet of the held slot. */
export function HeldBar({ held, onOpen }: { held: HeldSlot; onOpen: () => void }) {
  const { t } = useTranslation('drafts');
  const isLive = useIsLive(held);
  useReplaceTabBar();
  const letGo = useReleaseSlot();
  return (
    <section className="choice on-light" aria-label={t('heldTitle')}>
      <div className="wrap choice-body">
        <HeldSlotHead held={held} isLive={isLive} />
        <div className="held-actions">
          <Button look="quiet" onClick={() => letGo.mutate()}>
            {t('release')}
          </Button>
          <Button onClick={onOpen}>{t(isLive ? 'continue' : 'again')}</Button>
        </div>
      </div>
    </section>
  );
}
