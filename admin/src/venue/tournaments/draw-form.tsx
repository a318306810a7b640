import type { DrawGroups } from '@five/shared/tournaments/draw.rules';
import { useState } from 'react';
import { ActionForm } from '../../platform/action-form.tsx';
import { useIdempotencyKey } from '@five/client/idempotency';
import { interpolate, useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { Choice } from '../../ui/choice.tsx';
import { drawTournament } from './tournament.queries.ts';
import { useEditionAction } from './use-edition-action.ts';

const GROUPS: Record<'one' | 'two' | 'four', DrawGroups> = { one: 1, two: 2, four: 4 };

/** Form to select the number of groups for the draw. */
export function DrawForm({ slug, onDone }: { slug: string; onDone: () => void }) {
  const { draw } = useContentTexts();
  const [groups, setGroups] = useState<keyof typeof GROUPS>('two');
  const keys = useIdempotencyKey();
  const act = useEditionAction(
    () =>
      keys.send({ slug, groups }, (key) => drawTournament(slug, { groups: GROUPS[groups] }, key)),
    ({ matches }) => interpolate(draw.done, { count: matches.length }),
    onDone,
  );
  return (
    <ActionForm
      title={draw.form}
      submit={draw.submit}
      act={act}
      onSubmit={() => act.mutate()}
      onBack={onDone}
    >
      <p>{draw.help}</p>
      <Choice
        label={draw.groups}
        value={groups}
        onChange={setGroups}
        takeFocus
        options={[
          { value: 'one', label: draw.one },
          { value: 'two', label: draw.two },
          { value: 'four', label: draw.four },
        ]}
      />
    </ActionForm>
  );
}
