import type { Icon } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSay, type TextKey } from '../../platform/i18n.ts';
import { ReasonForm } from '../../platform/reason-form.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import { ActButton } from '../../ui/act-button.tsx';

/** Texts of a reversible action and of its reversal. */
export interface TakenWords {
  take: TextKey;
  title: TextKey;
  help: TextKey;
  taken: TextKey;
  back: TextKey;
  given: TextKey;
}

interface TakenButtonProps {
  words: TakenWords;
  icons: { take: Icon; back: Icon };
  /** Whether it is currently in effect. */
  taken: boolean;
  take: (reason: string) => Promise<unknown>;
  giveBack: () => Promise<unknown>;
}

/** Performs a reversible action after asking for a reason, or reverses it at once. */
export function TakenButton({
  words,
  icons: { take: TakeSign, back: BackSign },
  taken,
  take,
  giveBack,
}: TakenButtonProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const taking = useAct(take, () => say(words.taken));
  const giving = useAct(giveBack, () => say(words.given));
  if (asking)
    return (
      <ReasonForm
        title={say(words.title)}
        help={say(words.help)}
        label={say('moderation.reason')}
        submit={say(words.take)}
        act={taking}
        onDone={() => setAsking(false)}
      />
    );
  return (
    <>
      {taken ? (
        <ActButton
          variant="outlined"
          busy={giving.isPending}
          startIcon={<BackSign aria-hidden size={20} />}
          onClick={() => giving.mutate(undefined)}
        >
          {say(words.back)}
        </ActButton>
      ) : (
        <Button
          variant="outlined"
          startIcon={<TakeSign aria-hidden size={20} />}
          onClick={() => setAsking(true)}
        >
          {say(words.take)}
        </Button>
      )}
      <Refusal error={giving.error} />
    </>
  );
}
