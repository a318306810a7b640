import type { ChatAnswer } from '@five/shared/community/chats.contract';
import { MAX_MESSAGE } from '@five/shared/community/conversation.rules';
import { IconSend2 } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, TextField, useMediaQuery } from '@mui/material';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { refreshAfter } from '../../platform/requests/use-action.ts';
import css from './conversation.module.css';
import { sendMessage } from './chats.queries.ts';

/**
 * Form to reply to a player. The text stays in the field until the API has stored it. A repeated
 * request for the same text stores only one message.
 */
export function ReplyForm({ chat: { reference }, name }: { chat: ChatAnswer; name: string }) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const keys = useIdempotencyKey();
  const hasKeys = useMediaQuery('(pointer: fine)');
  const message = text.trim();
  const draft = { chat: reference, message };
  const act = useMutation({
    mutationFn: () => keys.send(draft, (clientId) => sendMessage({ ...draft, clientId })),
    onSuccess: () => setText(''),
    onSettled: (_answer, error) => refreshAfter(error, client),
  });
  const send = () => message !== '' && !act.isPending && act.mutate();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={css['answer']}
      onSubmit={(event: FormEvent) => (event.preventDefault(), send())}
    >
      <Refusal error={act.error} />
      <TextField
        label={t('talk.write', { name: `\u2068${name}\u2069` })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        multiline
        maxRows={6}
        autoFocus
        helperText={act.isPending ? t('talk.sending') : hasKeys && t('talk.keys')}
        slotProps={{
          htmlInput: { maxLength: MAX_MESSAGE, dir: 'auto' },
          input: { readOnly: act.isPending },
        }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<IconSend2 aria-hidden className="points" />}
      >
        {t('talk.send')}
      </Button>
    </form>
  );
}
