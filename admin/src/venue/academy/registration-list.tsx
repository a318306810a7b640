import { REGISTRATION_STATES, type RegistrationState } from '@five/shared/academy/academy.codes';
import type { RegistrationAnswer, StaffSessionAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { IconCircleCheck, IconCircleX, IconClock, IconHourglass } from '@tabler/icons-react';
import { useReference } from 'ra-core';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { Phone } from '../../platform/texts/formatted.tsx';
import { CodeChoice, RecordChoice } from '../../platform/tables/inputs/choice-inputs.tsx';
import { RowAction } from '../../platform/tables/lists/row-action.tsx';
import { TableList } from '../../platform/tables/lists/table-list.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useRegistrationColumns } from './registration-columns.ts';

const LOOKS = {
  received: { tone: 'due', icon: IconClock },
  waiting: { tone: 'waiting', icon: IconHourglass },
  confirmed: { tone: 'paid', icon: IconCircleCheck },
  cancelled: { tone: 'off', icon: IconCircleX },
} as const satisfies Record<RegistrationState, object>;

/** List of registrations with the child's contact; one press accepts a pending registration. */
export function RegistrationList() {
  const t = useTypedTranslate();
  const columns = useRegistrationColumns();
  return (
    <TableList<RegistrationAnswer>
      table="academy_registrations"
      filters={[
        <CodeChoice
          key="status"
          source="status"
          label={t('fields.status')}
          codes={REGISTRATION_STATES}
          names={(state) => t(`record_states.${state}`)}
          empty={t('page.any')}
          alwaysOn
        />,
        <RecordChoice
          key="session"
          source="session"
          label={t('fields.session')}
          table="academy_sessions"
          naming="name"
          empty={t('page.any')}
          alwaysOn
        />,
      ]}
      columns={columns}
      rowTemplate={(registration) => ({
        title: `${registration.child.firstName} ${registration.child.name}`,
        detail: <Detail registration={registration} />,
        state: <State registration={registration} />,
        act: registration.status === 'received' && (
          <RowAction
            table="academy_registrations"
            record={registration}
            change={{ status: 'confirmed' }}
          >
            {t('acts.confirm')}
          </RowAction>
        ),
      })}
    />
  );
}

function Detail({
  registration: { guardian, session, alike },
}: {
  registration: RegistrationAnswer;
}) {
  const textOf = useTextOf();
  const t = useTypedTranslate();
  const { referenceRecord } = useReference<StaffSessionAnswer<Texts>>({
    reference: 'academy_sessions',
    id: session,
  });
  return (
    <>
      {referenceRecord && (
        <>
          <bdi>{textOf(referenceRecord.name)}</bdi> ·{' '}
        </>
      )}
      <bdi>{guardian.fullName}</bdi> · <Phone phone={guardian.phone} />
      {alike.map((other) => (
        <span key={other.reference}>
          {' '}
          · <bdi>{t('fields.alike', { ...other })}</bdi>
        </span>
      ))}
    </>
  );
}

function State({ registration: { status, rank } }: { registration: RegistrationAnswer }) {
  const t = useTypedTranslate();
  return (
    <Tag {...LOOKS[status]}>
      {rank === null
        ? t(`record_states.${status}`)
        : `${t(`record_states.${status}`)} · ${t('record_states.rank', { rank })}`}
    </Tag>
  );
}
