import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { useTranslation } from 'react-i18next';
import { earlyChoice } from '../../bookings/components/board/board-cell.tsx';
import { Summary } from '../../bookings/components/choice/choice-parts.tsx';
import { boardHours, choiceOf } from '../../bookings/grid/board.ts';
import { Button } from '../../ui/button.tsx';

/**
 * Selection bar of a grid that the server has inserted. It is hidden until a slot is pressed
 * (`early-clicks.ts`) and contains a template with the time and pitch of each free slot. Its button
 * is busy: the bar with the price replaces it once the page is hydrated.
 */
export function EarlyChoice({ day }: { day: AvailabilityDay }) {
  const { t } = useTranslation('bookings');
  const choices = boardHours(day).flatMap(({ cells }) =>
    cells.flatMap((cell) => choiceOf(cell, 60) ?? []),
  );
  return (
    <section className="choice on-light" aria-label={t('bar.label')} hidden>
      {choices.map((choice) => {
        const query = earlyChoice(choice.slot.startTime, choice.pitch.pitch);
        return (
          <template key={query} data-of={query}>
            <Summary choice={choice} />
          </template>
        );
      })}
      <div className="wrap choice-body">
        <div className="choice-row">
          <p className="choice-what" />
          <span />
          <span />
          <Button size="large" className="choice-go" busy>
            {t('bar.submit')}
          </Button>
        </div>
      </div>
    </section>
  );
}
