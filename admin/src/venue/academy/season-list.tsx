import type { AcademySeasonAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { useDays } from '../../platform/tables/display.tsx';
import { TableList } from '../../platform/tables/table-list.tsx';
import { useTextOf, useContentTexts } from '../../platform/tables/use-content-texts.ts';

export function SeasonList() {
  const { fields } = useContentTexts();
  const textOf = useTextOf();
  const days = useDays();
  return (
    <TableList<AcademySeasonAnswer<Texts>>
      table="academy_seasons"
      columns={[
        { head: fields.name, of: ({ name }) => textOf(name) },
        { head: fields.from, of: ({ from }) => from },
        { head: fields.to, of: ({ to }) => to },
      ]}
      rowTemplate={(season) => ({ title: textOf(season.name), detail: days(season) })}
    />
  );
}
