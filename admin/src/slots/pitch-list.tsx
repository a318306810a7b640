import type { Texts } from '@five/shared/locales/locale';
import type { PitchAnswer } from '@five/shared/slots/slots.contract';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { FlagChoice } from '../platform/tables/choice-inputs.tsx';
import { TableList } from '../platform/tables/table-list.tsx';
import { useTextOf, useContentTexts } from '../platform/tables/use-content-texts.ts';
import { Tag } from '../ui/tag.tsx';

/** List of the pitches in their display order. */
export function PitchList() {
  const { fields, states } = useContentTexts();
  const textOf = useTextOf();
  return (
    <TableList<PitchAnswer<Texts>>
      table="pitches"
      filters={[
        <FlagChoice
          key="active"
          source="active"
          label={fields.status}
          yes={states.active}
          no={states.inactive}
          alwaysOn
        />,
      ]}
      columns={[
        { head: fields.code, of: ({ code }) => code },
        { head: fields.name, of: ({ name }) => textOf(name) },
        { head: fields.status, of: ({ active }) => (active ? states.active : states.inactive) },
      ]}
      rowTemplate={({ code, name, active }) => ({
        title: textOf(name),
        detail: <bdi>{code}</bdi>,
        state: active ? (
          <Tag tone="paid" icon={IconCircleCheck}>
            {states.active}
          </Tag>
        ) : (
          <Tag tone="off" icon={IconCircleOff}>
            {states.inactive}
          </Tag>
        ),
      })}
      order={{ field: 'displayOrder', place: ({ displayOrder }) => displayOrder }}
    />
  );
}
