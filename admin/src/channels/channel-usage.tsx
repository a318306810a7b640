import type { ChannelsAnswer } from '@five/shared/channels/channels.contract';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import css from './channels.module.css';

/** Messages and cost of a channel, of the day and of the month. */
export function ChannelUsage({
  today,
  month,
  priced,
}: Pick<ChannelsAnswer['sms'], 'today' | 'month'> & { priced: boolean }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const shown = ({ sent, costCents }: typeof today) =>
    priced ? `${sent} · ${money(costCents)}` : String(sent);
  return (
    <dl className={css['usage']}>
      <dt>{t('channels.today')}</dt>
      <dd>{shown(today)}</dd>
      <dt>{t('channels.month')}</dt>
      <dd>{shown(month)}</dd>
    </dl>
  );
}
