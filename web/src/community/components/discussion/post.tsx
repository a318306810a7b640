import type { ReplyAnswer } from '@five/shared/community/community.contract';
import { IconEyeOff, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/requests/session.ts';
import { report, type PostKind } from '../../community.queries.ts';
import { Byline } from './byline.tsx';
import { LikeButton } from './like-button.tsx';
import { MessageText } from './message-text.tsx';
import { PersonMenu } from '../person-menu.tsx';
import './post-acts.css';

interface Props {
  post: ReplyAnswer;
  kind: PostKind;
  /** Title of the post, shown between author and text. */
  title?: ReactNode;
  foot?: ReactNode;
}

/**
 * A public post in a discussion. A post of a blocked player is collapsed, and the reader can expand
 * it.
 */
export function Post(props: Props) {
  const { t } = useTranslation('discussions');
  if (!props.post.folded) return <PostBody {...props} />;
  return (
    <details className="post-folded">
      <summary>
        <IconUserOff size={19} aria-hidden /> {t('folded')} · {t('unfold')}
      </summary>
      <PostBody {...props} />
    </details>
  );
}

function PostBody({ post, kind, title, foot }: Props) {
  const { t } = useTranslation('discussions');
  const { reference, author, message, mentions, createdAt, hidden, mine, folded } = post;
  const signedIn = Boolean(useSession());
  return (
    <>
      <div className="post-head">
        <Byline author={author} at={createdAt} />
        {signedIn && !mine && !author.desk && author.reference && (
          <PersonMenu
            player={{ reference: author.reference, displayName: author.displayName }}
            blocked={folded}
            onReport={(reason) => report(kind, reference, reason)}
          />
        )}
      </div>
      {title}
      {hidden && (
        <p className="post-hidden">
          <IconEyeOff size={18} aria-hidden /> {t('hiddenPost')}
        </p>
      )}
      <MessageText text={message} names={mentions.map(({ displayName }) => displayName)} />
      <div className="post-foot">
        <LikeButton post={post} kind={kind} />
        {foot}
      </div>
    </>
  );
}
