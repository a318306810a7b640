import { IconMessageCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiFailure, wordsOf } from '../../platform/api.ts';
import { LocaleLink } from '../../platform/locale-link.tsx';
import { useLocale } from '../../platform/locale.ts';
import { rememberPage } from '../../platform/return-to.ts';
import { useSession } from '../../platform/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { openChat } from '../chats/chats.queries.ts';
import { showRefusal } from '../show-refusal.ts';

/** Leads to the conversation with a player, a new one where there is none. Who is not signed in signs in first and comes back here. */
export function InviteButton({ player }: { player: string }) {
  const { t } = useTranslation('community');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const signedIn = Boolean(useSession());
  const open = useMutation({
    mutationFn: () => openChat(player),
    onSuccess: ({ data: { reference } }) => navigate(localize(`/messagings?chat=${reference}`)),
    onError: (error) => (asksForCard(error) ? undefined : showRefusal(error)),
  });
  const invite = () => {
    if (signedIn) return open.mutate();
    rememberPage(location.pathname + location.search);
    void navigate(localize('/auth/login'));
  };
  return (
    <>
      <Button look="quiet" size="small" icon={<IconMessageCircle size={19} aria-hidden />} busy={open.isPending} onClick={invite}>{t('invite')}</Button>
      {asksForCard(open.error) && (
        <div className="invite-card" role="alert">
          <p>{wordsOf(open.error)}</p>
          <LocaleLink to="/account/profile#card" className={buttonClass('info', 'small')}>{t('ownCard')}</LocaleLink>
        </div>
      )}
    </>
  );
}

/** Who writes to players is one of them: the way to the own card stands where it is missed. */
const asksForCard = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'CHAT_OPT_IN_REQUIRED';
