import { MAX_MESSAGE } from '@five/shared/community/conversation.rules';
import { IconSend2 } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/requests/session.ts';
import { Button } from '../../../ui/button.tsx';
import './composer.css';

interface Props {
  chat: string;
  /** Accessible name of the input; it contains the name of the recipient. */
  label: string;
  /** Whether the account is loaded, so that messages can be sent. */
  ready: boolean;
  onSend: (text: string) => void;
  onTyping: () => void;
}

/** If fewer characters than this remain, their number is displayed. */
const NEAR_THE_END = 200;

/**
 * Unsent text by session and conversation. The session is part of the key, so that another account
 * on this device does not see the text.
 */
const drafts = new Map<string, string>();

/**
 * Message input. Enter sends and Shift+Enter inserts a line break; on phones only the button sends.
 */
export function Composer({ chat, label, ready, onSend, onTyping }: Props) {
  const { t } = useTranslation('messagings');
  const [text, write] = useDraftText(chat);
  const field = useRef<HTMLTextAreaElement>(null);
  const left = MAX_MESSAGE - text.length;
  const send = () => {
    field.current?.focus();
    if (!ready || text.trim() === '' || left < 0) return;
    onSend(text.trim());
    write('');
  };
  const press = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="composer" onSubmit={(event) => (event.preventDefault(), send())}>
      <label>
        <span className="unseen">{label}</span>
        <textarea
          ref={field}
          rows={1}
          dir={text === '' ? undefined : 'auto'}
          placeholder={t('writeHint')}
          value={text}
          aria-invalid={left < 0 || undefined}
          onKeyDown={press}
          onChange={({ currentTarget: { value } }) => (write(value), value && onTyping())}
        />
      </label>
      <Button type="submit" icon={<IconSend2 size={20} className="points" aria-hidden />}>
        {t('send')}
      </Button>
      {left < NEAR_THE_END && (
        <p className="composer-left" data-over={left < 0 || undefined} role="status">
          {t('left', { count: left })}
        </p>
      )}
    </form>
  );
}

/** State of the unsent text of a conversation. */
function useDraftText(chat: string) {
  const draft = `${useSession()?.token ?? ''} ${chat}`;
  const [text, setText] = useState(drafts.get(draft) ?? '');
  const write = (next: string) => {
    drafts.set(draft, next);
    setText(next);
  };
  return [text, write] as const;
}

function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return (
    key === 'Enter' &&
    !shiftKey &&
    !nativeEvent.isComposing &&
    matchMedia('(pointer: fine)').matches
  );
}
