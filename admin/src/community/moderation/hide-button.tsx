import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { hidePost, showPost, type PostPath } from './moderation.queries.ts';
import { RemovalButton, type RemovalTexts } from './removal-button.tsx';

interface HideButtonProps {
  path: PostPath;
  reference: string;
  hidden: boolean;
}

const TEXTS: RemovalTexts = {
  apply: 'moderation.hide',
  title: 'moderation.hide_title',
  help: 'moderation.hide_help',
  applied: 'moderation.hidden_done',
  revert: 'moderation.show',
  reverted: 'moderation.shown_done',
};

/** Button that hides a post, or shows it again. */
export function HideButton({ path, reference, hidden }: HideButtonProps) {
  return (
    <RemovalButton
      texts={TEXTS}
      icons={{ apply: IconEyeOff, revert: IconEye }}
      applied={hidden}
      apply={(reason) => hidePost(path, reference, reason)}
      revert={() => showPost(path, reference)}
    />
  );
}
