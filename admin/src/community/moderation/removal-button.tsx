import type { Icon } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate, type TextKey } from '../../platform/texts/i18n.ts';
import { ReasonForm } from '../../platform/forms/reason-form.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/** Texts of an action that can be reversed, and of its reversal. */
export interface RemovalTexts {
  apply: TextKey;
  title: TextKey;
  help: TextKey;
  applied: TextKey;
  revert: TextKey;
  reverted: TextKey;
}

interface RemovalButtonProps {
  texts: RemovalTexts;
  icons: { apply: Icon; revert: Icon };
  /** Whether the action is in effect, so that the button reverses it. */
  applied: boolean;
  apply: (reason: string) => Promise<unknown>;
  revert: () => Promise<unknown>;
}

/**
 * A button that performs a reversible action after a reason is entered. If the action is in effect,
 * the button reverses it at once.
 */
export function RemovalButton({
  texts,
  icons: { apply: ApplyIcon, revert: RevertIcon },
  applied,
  apply,
  revert,
}: RemovalButtonProps) {
  const t = useTypedTranslate();
  const [confirming, setConfirming] = useState(false);
  const applying = useAction(apply, () => t(texts.applied));
  const reverting = useAction(revert, () => t(texts.reverted));
  if (confirming)
    return (
      <ReasonForm
        title={t(texts.title)}
        help={t(texts.help)}
        label={t('moderation.reason')}
        submit={t(texts.apply)}
        act={applying}
        onDone={() => setConfirming(false)}
      />
    );
  return (
    <>
      {applied ? (
        <ActionButton
          variant="outlined"
          busy={reverting.isPending}
          startIcon={<RevertIcon aria-hidden size={20} />}
          onClick={() => reverting.mutate(undefined)}
        >
          {t(texts.revert)}
        </ActionButton>
      ) : (
        <Button
          variant="outlined"
          startIcon={<ApplyIcon aria-hidden size={20} />}
          onClick={() => setConfirming(true)}
        >
          {t(texts.apply)}
        </Button>
      )}
      <Refusal error={reverting.error} />
    </>
  );
}
