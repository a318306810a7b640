import { IconMessage2 } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { openChat } from '../community/chats/chats.queries.ts';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { chatPage } from '../platform/page/paths.ts';
import { Refusal } from '../platform/forms/refusal.tsx';
import { useAction } from '../platform/requests/use-action.ts';
import { ActionButton } from '../ui/action-button.tsx';

/** Button that opens the conversation with a player; if there is no conversation, it is created. */
export function WriteButton({ player }: { player: string }) {
  const t = useTypedTranslate();
  const navigate = useNavigate();
  const act = useAction(openChat, () => t('talk.opened'));
  const open = () =>
    act.mutate(player, { onSuccess: ({ data }) => void navigate(chatPage(data.reference)) });
  return (
    <div>
      <ActionButton
        variant="outlined"
        startIcon={<IconMessage2 aria-hidden size={19} />}
        busy={act.isPending}
        onClick={open}
      >
        {t('talk.begin')}
      </ActionButton>
      <Refusal
        error={
          failureOf(act.error).code === 'REFERENCE_UNKNOWN'
            ? new Error(t('talk.not_yet'))
            : act.error
        }
      />
    </div>
  );
}
