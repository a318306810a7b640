import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ConfirmDropForm, type Drop } from '../forms/confirm-drop-form.tsx';

interface DropPanelProps {
  day: DeskDayAnswer;
  drop: Drop;
  onMoved: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Panel that confirms the move of a booking dropped on the board. */
export function DropPanel({ day, drop, onMoved, onBack, onClose }: DropPanelProps) {
  const t = useTypedTranslate();
  return (
    <SidePanel
      title={<bdi>{drop.booking.customer.fullName}</bdi>}
      closeLabel={t('panel.close')}
      subject={drop.booking.reference}
      onClose={onClose}
    >
      <ConfirmDropForm
        key={JSON.stringify(drop.slot)}
        drop={drop}
        day={day.date}
        onMoved={onMoved}
        onBack={onBack}
      />
    </SidePanel>
  );
}
