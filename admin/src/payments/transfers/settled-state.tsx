import type { SettledState as State } from '@five/shared/payments/payments.codes';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import css from './transfers.module.css';

interface SettledStateProps {
  kind: 'booking' | 'subscription' | 'share';
  state: State;
  date: string;
}

/**
 * States why a booking, pack or share is no longer due. Also states the day of the match, or the
 * day on which the pack was ordered.
 */
export function SettledState({ kind, state, date }: SettledStateProps) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  return (
    <>
      <small>{t(`transfer.settled_on.${kind}`, { day: `\u2068${shortDay(date)}\u2069` })}</small>
      <small className={css['reasons']}>
        <span data-doubt>{t(`transfer.settled.${kind}.${state}`)}</span>
      </small>
    </>
  );
}
