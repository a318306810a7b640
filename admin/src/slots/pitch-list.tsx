import type { Texts } from '@five/shared/locales/locale';
import type { PitchAnswer } from '@five/shared/slots/slots.contract';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { useTypedTranslate, useTextOf } from '../platform/texts/i18n.ts';
import { FlagChoice } from '../platform/tables/inputs/choice-inputs.tsx';
import { TableList } from '../platform/tables/lists/table-list.tsx';
import { Tag } from '../ui/tag.tsx';

/** List of the pitches in their display order. */
export function PitchList() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  return (
    <TableList<PitchAnswer<Texts>>
      table="pitches"
      filters={[
        <FlagChoice
          key="active"
          source="active"
          label={t('fields.status')}
          yes={t('record_states.active')}
          no={t('record_states.inactive')}
          alwaysOn
        />,
      ]}
      columns={[
        { head: t('fields.code'), of: ({ code }) => code },
        { head: t('fields.name'), of: ({ name }) => textOf(name) },
        {
          head: t('fields.status'),
          of: ({ active }) => (active ? t('record_states.active') : t('record_states.inactive')),
        },
      ]}
      rowTemplate={({ code, name, active }) => ({
        title: textOf(name),
        detail: <bdi>{code}</bdi>,
        state: active ? (
          <Tag tone="paid" icon={IconCircleCheck}>
            {t('record_states.active')}
          </Tag>
        ) : (
          <Tag tone="off" icon={IconCircleOff}>
            {t('record_states.inactive')}
          </Tag>
        ),
      })}
      order={{ field: 'displayOrder', place: ({ displayOrder }) => displayOrder }}
    />
  );
}
