import type { ChatAnswer } from '@five/shared/community/chats.contract';
import type { ChatClosure } from '@five/shared/community/community.codes';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { UnblockButton } from '../../components/unblock-button.tsx';
import { partnerOf } from './chat-title.ts';

/**
 * Replaces the message input: it states the reason why writing is not possible, and what would
 * change that.
 */
export function ChatClosedNotice({ chat, closed }: { chat: ChatAnswer; closed: ChatClosure }) {
  const { t } = useTranslation('messagings');
  const partner = partnerOf(chat);
  return (
    <div className="talk-closed">
      <Notice status="info">
        <p>{t(`closed.${closed}`)}</p>
        {closed === 'not_opted_in' && (
          <LocaleLink to="/account/profile#card" className={buttonClass('info', 'small')}>
            {t('closed.profile')}
          </LocaleLink>
        )}
        {closed === 'blocked' && partner?.reference && (
          <UnblockButton
            player={{ reference: partner.reference, displayName: partner.displayName }}
          />
        )}
      </Notice>
    </div>
  );
}
