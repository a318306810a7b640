import type { ChannelMessageAnswer } from '@five/shared/channels/channels.contract';
import { Link } from 'react-router-dom';
import { recordPage } from '../platform/page/paths.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useAgo } from '../platform/texts/use-format.ts';

interface DeliveryLineProps {
  message: ChannelMessageAnswer;
  /** Whether the record that the message is about is named and linked. */
  linked?: boolean;
}

/** A message on a channel with its state, and the reason if the last attempt failed. */
export function DeliveryLine({ message, linked = false }: DeliveryLineProps) {
  const t = useTypedTranslate();
  const ago = useAgo();
  const { channel, title, to, about, state, error, dueAt } = message;
  return (
    <li data-state={state}>
      <span>
        <bdi>{title}</bdi> · <b>{t(`delivery.states.${state}`)}</b>
      </span>
      <small>
        {t(`delivery.channels.${channel}`)}
        {to !== null && (
          <>
            {' · '}
            <bdi dir="ltr">{to}</bdi>
          </>
        )}
        {linked && about !== null && (
          <>
            {' · '}
            <RecordLink reference={about} />
          </>
        )}
        {' · '}
        <time dateTime={dueAt}>{ago(dueAt)}</time>
        {state !== 'sent' && error !== null && (
          <>
            {' · '}
            <bdi>{error}</bdi>
          </>
        )}
      </small>
    </li>
  );
}

function RecordLink({ reference }: { reference: string }) {
  const page = recordPage(reference);
  const name = <bdi className="nowrap">{reference}</bdi>;
  return page === null ? name : <Link to={page}>{name}</Link>;
}
