import type { StaffTeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { TableList } from '../../platform/tables/lists/table-list.tsx';
import { TournamentChoice } from './tournament-choice.tsx';
import type { Texts } from '@five/shared/locales/locale';
import { useReference, type RaRecord } from 'ra-core';

export function TeamList() {
  const t = useTypedTranslate();
  return (
    <TableList<StaffTeamAnswer>
      table="teams"
      filters={[
        <TournamentChoice key="tournament" source="tournament" empty={t('page.any')} alwaysOn />,
      ]}
      columns={[
        { head: t('labels.record.reference'), of: ({ reference }) => reference },
        { head: t('fields.name'), of: ({ name }) => name },
        { head: t('fields.tournament'), of: ({ tournament }) => tournament },
        { head: t('fields.group_short'), of: ({ group }) => group ?? '' },
        { head: t('fields.lot'), of: ({ position }) => String(position) },
      ]}
      rowTemplate={({ name, shortName, group, tournament, crest, color }) => ({
        ...(crest ? { picture: crest } : { color }),
        title: name,
        detail: (
          <>
            <bdi>{shortName}</bdi>
            {group !== null && (
              <>
                {' '}
                · {t('fields.group_short')} <bdi>{group}</bdi>
              </>
            )}{' '}
            · <EditionName slug={tournament} />
          </>
        ),
      })}
    />
  );
}

/** Shows the title of a tournament, looked up by its slug. */
export function EditionName({ slug }: { slug: string }) {
  const textOf = useTextOf();
  const { referenceRecord } = useReference<RaRecord & { title: Texts }>({
    reference: 'tournaments',
    id: slug,
  });
  return <bdi>{referenceRecord ? textOf(referenceRecord.title) : '…'}</bdi>;
}
