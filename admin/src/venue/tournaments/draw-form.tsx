import type { DrawGroups } from '@five/shared/tournaments/draw.rules';
import { useState } from 'react';
import { ActForm } from '../../platform/act-form.tsx';
import { useIdempotencyKey } from '../../platform/idempotency.ts';
import { filled, useWords } from '../../platform/tables/use-words.ts';
import { Choice } from '../../ui/choice.tsx';
import { drawTournament } from './tournament.queries.ts';
import { useEditionAct } from './use-edition-act.ts';

const GROUPS: Record<'one' | 'two' | 'four', DrawGroups> = { one: 1, two: 2, four: 4 };

/** The number of groups for the draw. */
export function DrawForm({ slug, onDone }: { slug: string; onDone: () => void }) {
  const { draw } = useWords();
  const [groups, setGroups] = useState<keyof typeof GROUPS>('two');
  const key = useIdempotencyKey({ slug, groups });
  const act = useEditionAct(
    () => drawTournament(slug, { groups: GROUPS[groups] }, key),
    ({ matches }) => filled(draw.done, { count: matches.length }),
    onDone,
  );
  return (
    <ActForm
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
    </ActForm>
  );
}
