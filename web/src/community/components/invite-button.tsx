import { IconMessageCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiFailure, messageOf } from '@five/client/failure';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { rememberPage } from '../../platform/requests/return-to.ts';
import { useSession } from '../../platform/requests/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { openChat } from '../chats/chats.queries.ts';
import { showError } from '../show-error.ts';

/**
 * A button that opens the conversation with a player. Visitors sign in first and then return to
 * this page.
 */
export function InviteButton({ player }: { player: string }) {
  const { t } = useTranslation('community');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const signedIn = Boolean(useSession());
  const open = useMutation({
    mutationFn: () => openChat(player),
    onSuccess: ({ data: { reference } }) => navigate(localize(`/messagings?chat=${reference}`)),
    onError: (error) => (needsPublicProfile(error) ? undefined : showError(error)),
  });
  const invite = () => {
    if (signedIn) return open.mutate();
    rememberPage(location.pathname + location.search);
    void navigate(localize('/auth/login'));
  };
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<IconMessageCircle size={19} aria-hidden />}
        busy={open.isPending}
        onClick={invite}
      >
        {t('invite')}
      </Button>
      {needsPublicProfile(open.error) && (
        <div className="invite-card" role="alert">
          <p>{messageOf(open.error)}</p>
          <LocaleLink to="/account/profile#card" className={buttonClass('info', 'small')}>
            {t('ownCard')}
          </LocaleLink>
        </div>
      )}
    </>
  );
}

/**
 * Whether the API refused a message because the caller has no public profile. Only players with a
 * public profile may write to other players, so the refusal links to the caller's profile card.
 */
const needsPublicProfile = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'CHAT_OPT_IN_REQUIRED';
