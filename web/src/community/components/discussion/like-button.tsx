import type { ReplyAnswer } from '@five/shared/community/community.contract';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../account/user.queries.ts';
import { like, type PostKind } from '../../community.queries.ts';
import { showError } from '../../show-error.ts';
import './post-acts.css';

/**
 * A button with the number of likes. Verified players toggle their own like; the number is updated
 * optimistically.
 */
export function LikeButton({
  post: { reference, likes, liked },
  kind,
}: {
  post: ReplyAnswer;
  kind: PostKind;
}) {
  const { t } = useTranslation('discussions');
  const queryClient = useQueryClient();
  const { data: user } = useUser();
  const press = useMutation({
    mutationFn: (next: boolean) => like(kind, reference, { liked: next }),
    onError: (error) => showError(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['discussions'] }),
  });
  const shown = press.isPending ? press.variables : liked;
  const count = likes + Number(shown) - Number(liked);
  const Heart = shown ? IconHeartFilled : IconHeart;
  const content = (
    <>
      <Heart size={19} aria-hidden /> {count > 0 ? t('likes', { count }) : t('like')}
    </>
  );
  if (!user?.verified) return count > 0 && <p className="post-likes">{content}</p>;
  return (
    <button
      type="button"
      className="post-likes"
      aria-pressed={shown}
      onClick={() => press.isPending || press.mutate(!liked)}
    >
      {content}
    </button>
  );
}
