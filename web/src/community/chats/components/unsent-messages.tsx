import type { UnsentMessage } from '@five/shared/community/unsent.rules';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { MessageText } from '../../components/discussion/message-text.tsx';
import type { Outbox } from '../outbox.ts';

/** Messages that the server has not stored yet, each with its state. */
export function UnsentMessages({
  messages,
  outbox,
}: {
  messages: readonly UnsentMessage[];
  outbox: Outbox | undefined;
}) {
  if (messages.length === 0) return null;
  return (
    <ol className="talk-unsent">
      {messages.map((one) => (
        <UnsentMessageBubble key={one.clientId} one={one} outbox={outbox} />
      ))}
    </ol>
  );
}

function UnsentMessageBubble({
  one: { clientId, message, refused },
  outbox,
}: {
  one: UnsentMessage;
  outbox: Outbox | undefined;
}) {
  const { t } = useTranslation('messagings');
  return (
    <li className="bubble" data-mine data-last data-unsent>
      <div className="bubble-text">
        <MessageText text={message} />
      </div>
      {refused === null ? (
        <p className="bubble-foot">
          <IconClock size={16} aria-hidden /> {t('sending')}
        </p>
      ) : (
        <div className="bubble-refused" role="alert">
          <p>
            <IconAlertTriangle size={17} aria-hidden /> <strong>{t('refused')}</strong> {refused}
          </p>
          <div className="dialog-actions">
            <Button look="quiet" size="small" onClick={() => outbox?.drop(clientId)}>
              {t('drop')}
            </Button>
            <Button look="quiet" size="small" onClick={() => outbox?.retry(clientId)}>
              {t('again')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
