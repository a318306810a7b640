import type { StandingOnPitch } from '@five/shared/slots/slots.contract';
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CallLink } from '../../platform/lists/customers-to-call.tsx';
import { Span } from '../../platform/texts/formatted.tsx';
import { Note } from '../../ui/note.tsx';
import css from '../waitlist/waitlist-below.module.css';

interface BlockConflictsProps {
  conflicts: readonly StandingOnPitch[];
  /**
   * Whether the new block has overlapped a booking or block since its form was opened. If no
   * overlap is left, the form states that the period is free.
   */
  hadConflicts: boolean;
  onOpen: (one: StandingOnPitch) => void;
}

/**
 * Lists the bookings and blocks that overlap a new block: contact of the customer, and a button to
 * open each for a move or cancellation.
 */
export function BlockConflicts({ conflicts, hadConflicts, onOpen }: BlockConflictsProps) {
  const t = useTypedTranslate();
  if (conflicts.length === 0) {
    return hadConflicts ? (
      <Note tone="info" icon={IconCircleCheck} role="status">
        {t('block.clear')}
      </Note>
    ) : null;
  }
  return (
    <section className={css['line']} aria-label={t('block.in_the_way')}>
      <h3>
        {t('block.in_the_way')} <span>{conflicts.length}</span>
      </h3>
      <ol>
        {conflicts.map((one) => (
          <li key={`${one.kind} ${one.reference} ${one.startTime}`}>
            <div>
              <strong>
                <Span {...one} />
              </strong>
              <span>
                {one.customer ? <bdi>{one.customer.fullName}</bdi> : t(`states.slot.${one.kind}`)}
                {one.customer && one.kind !== 'booking' && <> · {t(`states.slot.${one.kind}`)}</>}
              </span>
              {one.customer && <CallLink phone={one.customer.phone} />}
            </div>
            {HAS_PANEL.has(one.kind) && (
              <Button
                variant="outlined"
                endIcon={<IconChevronRight aria-hidden className="points" />}
                onClick={() => onOpen(one)}
              >
                {t('block.open')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Kinds of bookings and blocks that open in the board's panel; matches and training sessions have
 * their own page.
 */
const HAS_PANEL: ReadonlySet<StandingOnPitch['kind']> = new Set(['booking', 'block', 'offer']);
