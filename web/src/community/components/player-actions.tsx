import type { PlayerAnswer } from '@five/shared/community/community.contract';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/user.queries.ts';
import { useSession } from '../../platform/requests/session.ts';
import { report } from '../community.queries.ts';
import { InviteButton } from './invite-button.tsx';
import { PersonMenu } from './person-menu.tsx';
import { UnblockButton } from './unblock-button.tsx';

/** Buttons on a player card for actions concerning that player. */
export function PlayerActions({ player }: { player: PlayerAnswer }) {
  const { t } = useTranslation('community');
  const signedIn = Boolean(useSession());
  const { data: user } = useUser();
  const { reference, blocked } = player;
  if (user?.reference === reference) return null;
  return (
    <>
      {blocked && (
        <p>
          <IconUserOff size={17} aria-hidden /> {t('blocked')}
        </p>
      )}
      <div className="player-acts">
        {blocked ? <UnblockButton player={player} /> : <InviteButton player={reference} />}
        {signedIn && (
          <PersonMenu
            player={player}
            blocked={blocked}
            onReport={(reason) => report('players', reference, reason)}
          />
        )}
      </div>
    </>
  );
}
