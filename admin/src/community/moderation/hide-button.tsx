import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { hidePost, showPost, type PostPath } from './moderation.queries.ts';
import { RemovalButton, type RemovalTexts } from './removal-button.tsx';

interface HideButtonProps {
  path: PostPath;
  reference: string;
  hidden: boolean;
}

const WORDS: RemovalTexts = {
  take: 'moderation.hide',
  title: 'moderation.hide_title',
  help: 'moderation.hide_help',
  taken: 'moderation.hidden_done',
  back: 'moderation.show',
  given: 'moderation.shown_done',
};

/** Button that hides a post, or shows it again. */
export function HideButton({ path, reference, hidden }: HideButtonProps) {
  return (
    <RemovalButton
      words={WORDS}
      icons={{ take: IconEyeOff, back: IconEye }}
      taken={hidden}
      take={(reason) => hidePost(path, reference, reason)}
      giveBack={() => showPost(path, reference)}
    />
  );
}
