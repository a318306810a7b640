import { IconMessage2 } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { openChat } from '../community/chats/chats.queries.ts';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { chatPage } from '../platform/page/paths.ts';
import { Refusal } from '../platform/forms/refusal.tsx';
import { useAction } from '../platform/requests/use-action.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../customers/customers.queries.ts';

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

/** Link to the conversation with a customer, who needs an account for it. */
export function WriteToCustomer({ customer }: { customer: string }) {
  const { data: card } = useQuery(customerQuery(customer));
  return card?.user ? <WriteButton player={card.user} /> : null;
}
