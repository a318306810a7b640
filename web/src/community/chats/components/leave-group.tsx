import { IconDoorExit } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../platform/texts/locale.ts';
import { showToast } from '../../../platform/messages/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import '../../components/person-menu.css';
import { showError } from '../../show-error.ts';
import { leaveChat } from '../chats.queries.ts';

/**
 * A button to leave the conversation of a match after a confirmation. Leaving cannot be undone; the
 * player's place in the match is not affected.
 */
export function LeaveGroup({ chat }: { chat: string }) {
  const { t } = useTranslation(['messagings', 'community']);
  const { localize } = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  const leave = useMutation({
    mutationFn: () => leaveChat(chat),
    onSuccess: ({ message }) => {
      showToast({ status: 'success', message });
      void navigate(localize('/messagings'));
    },
    onError: (error) => showError(error),
    onSettled: () =>
      Promise.all(
        ['chats', 'open_matches'].map((first) =>
          queryClient.invalidateQueries({ queryKey: [first] }),
        ),
      ),
  });
  return (
    <>
      <button
        type="button"
        className="person-menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconDoorExit size={22} className="points" aria-hidden />
        <span className="unseen">{t('group.leave')}</span>
      </button>
      <Dialog labelledBy={title} open={open} onClose={close}>
        <h2 id={title}>{t('group.leaveTitle')}</h2>
        <p>{t('group.leaveText')}</p>
        <div className="dialog-actions">
          <Button autoFocus look="quiet" onClick={close}>
            {t('community:keep')}
          </Button>
          <Button look="danger" busy={leave.isPending} onClick={() => leave.mutate()}>
            {t('group.leave')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
