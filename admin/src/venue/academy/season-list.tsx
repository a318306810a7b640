import type { AcademySeasonAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { useDays } from '../../platform/tables/display.tsx';
import { TableList } from '../../platform/tables/lists/table-list.tsx';

export function SeasonList() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  const days = useDays();
  return (
    <TableList<AcademySeasonAnswer<Texts>>
      table="academy_seasons"
      columns={[
        { head: t('fields.name'), of: ({ name }) => textOf(name) },
        { head: t('fields.from'), of: ({ from }) => from },
        { head: t('fields.to'), of: ({ to }) => to },
      ]}
      rowTemplate={(season) => ({ title: textOf(season.name), detail: days(season) })}
    />
  );
}
