import { IconMessage2 } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { openChat } from '../community/chats/chats.queries.ts';
import { failureOf } from '../platform/http.ts';
import { useSay } from '../platform/i18n.ts';
import { chatPage } from '../platform/paths.ts';
import { Refusal } from '../platform/refusal.tsx';
import { useAct } from '../platform/use-act.ts';
import { ActButton } from '../ui/act-button.tsx';

/** Opens the conversation with a player; creates it if there is none. */
export function WriteButton({ player }: { player: string }) {
  const say = useSay();
  const navigate = useNavigate();
  const act = useAct(openChat, () => say('talk.opened'));
  const open = () =>
    act.mutate(player, { onSuccess: ({ data }) => void navigate(chatPage(data.reference)) });
  return (
    <div>
      <ActButton
        variant="outlined"
        startIcon={<IconMessage2 aria-hidden size={19} />}
        busy={act.isPending}
        onClick={open}
      >
        {say('talk.begin')}
      </ActButton>
      <Refusal
        error={
          failureOf(act.error).code === 'REFERENCE_UNKNOWN'
            ? new Error(say('talk.not_yet'))
            : act.error
        }
      />
    </div>
  );
}
