import type { DrawGroups } from '@five/shared/tournaments/draw.rules';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { useIdempotencyKey } from '@five/client/api';
import { Choice } from '../../ui/choice.tsx';
import { drawTournament } from './tournament.queries.ts';
import { useEditionAction } from './use-edition-action.ts';

const GROUPS: Record<'one' | 'two' | 'four', DrawGroups> = { one: 1, two: 2, four: 4 };

/** Form to select the number of groups for the draw. */
export function DrawForm({ slug, onDone }: { slug: string; onDone: () => void }) {
  const t = useTypedTranslate();
  const [groups, setGroups] = useState<keyof typeof GROUPS>('two');
  const keys = useIdempotencyKey();
  const act = useEditionAction(
    () =>
      keys.send({ slug, groups }, (key) => drawTournament(slug, { groups: GROUPS[groups] }, key)),
    ({ matches }) => t('draw.done', { count: matches.length }),
    onDone,
  );
  return (
    <ActionForm
      title={t('draw.form')}
      submit={t('draw.submit')}
      act={act}
      onSubmit={() => act.mutate()}
      onBack={onDone}
    >
      <p>{t('draw.help')}</p>
      <Choice
        label={t('draw.groups')}
        value={groups}
        onChange={setGroups}
        takeFocus
        options={[
          { value: 'one', label: t('draw.one') },
          { value: 'two', label: t('draw.two') },
          { value: 'four', label: t('draw.four') },
        ]}
      />
    </ActionForm>
  );
}
