import type { Icon } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate, type TextKey } from '../../platform/i18n.ts';
import { ReasonForm } from '../../platform/reason-form.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { useAction } from '../../platform/use-action.ts';
import { ActionButton } from '../../ui/action-button.tsx';

/** Texts of an action that can be reversed, and of its reversal. */
export interface RemovalTexts {
  take: TextKey;
  title: TextKey;
  help: TextKey;
  taken: TextKey;
  back: TextKey;
  given: TextKey;
}

interface RemovalButtonProps {
  words: RemovalTexts;
  icons: { take: Icon; back: Icon };
  /** Whether the action is in effect, so that the button reverses it. */
  taken: boolean;
  take: (reason: string) => Promise<unknown>;
  giveBack: () => Promise<unknown>;
}

/**
 * A button that performs a reversible action after a reason is entered. If the action is in effect,
 * the button reverses it at once.
 */
export function RemovalButton({
  words,
  icons: { take: TakeSign, back: BackSign },
  taken,
  take,
  giveBack,
}: RemovalButtonProps) {
  const t = useTypedTranslate();
  const [asking, setAsking] = useState(false);
  const taking = useAction(take, () => t(words.taken));
  const giving = useAction(giveBack, () => t(words.given));
  if (asking)
    return (
      <ReasonForm
        title={t(words.title)}
        help={t(words.help)}
        label={t('moderation.reason')}
        submit={t(words.take)}
        act={taking}
        onDone={() => setAsking(false)}
      />
    );
  return (
    <>
      {taken ? (
        <ActionButton
          variant="outlined"
          busy={giving.isPending}
          startIcon={<BackSign aria-hidden size={20} />}
          onClick={() => giving.mutate(undefined)}
        >
          {t(words.back)}
        </ActionButton>
      ) : (
        <Button
          variant="outlined"
          startIcon={<TakeSign aria-hidden size={20} />}
          onClick={() => setAsking(true)}
        >
          {t(words.take)}
        </Button>
      )}
      <Refusal error={giving.error} />
    </>
  );
}
