import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { BlockDetail } from './block-detail.tsx';
import { BackToBlock, BlockHere } from '../forms/block-here.tsx';
import { OfferDetail } from './offer-detail.tsx';
import type { Blocking } from '../forms/use-blocking.ts';

interface OccupancyPanelProps {
  day: DeskDayAnswer;
  /** Reference of a block, or of a slot that is offered to a waiting-list entry. */
  reference: string;
  blocking: Blocking;
  onAccepted: (booking: string) => void;
  onClose: () => void;
}

export function OccupancyPanel({
  day,
  reference,
  blocking,
  onAccepted,
  onClose,
}: OccupancyPanelProps) {
  const t = useTypedTranslate();
  const occupancy = day.occupancies.find((one) => one.reference === reference);
  const onRemoved = blocking.draft ? blocking.resume : onClose;
  if (occupancy?.kind === 'offer') {
    return (
      <SidePanel
        title={t('states.slot.offer')}
        closeLabel={t('panel.close')}
        subject={reference}
        onClose={onClose}
      >
        <BackToBlock blocking={blocking} />
        <OfferDetail
          key={reference}
          openingDay={day.date}
          offer={occupancy}
          onAccepted={onAccepted}
          onRemoved={onRemoved}
        />
        <BlockHere day={day} slot={occupancy} blocking={blocking} />
      </SidePanel>
    );
  }
  return (
    <SidePanel
      title={t('block.blocked')}
      closeLabel={t('panel.close')}
      subject={reference}
      onClose={onClose}
    >
      <BlockDetail block={occupancy} onRemoved={onRemoved} />
      <BackToBlock blocking={blocking} />
    </SidePanel>
  );
}
