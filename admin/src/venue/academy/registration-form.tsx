import { KIT_SIZES, REGISTRATION_STATES } from '@five/shared/academy/academy.codes';
import type { RegistrationAnswer } from '@five/shared/academy/academy.contract';
import { TextInput } from 'react-admin';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { CodeChoice, RecordChoice } from '../../platform/tables/inputs/choice-inputs.tsx';
import { FieldRow } from '../../platform/tables/forms/field-group.tsx';
import { PersonLinks } from '../../platform/tables/lists/person-links.tsx';
import { TableEdit } from '../../platform/tables/forms/table-form.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { SimilarRegistrations } from './similar-registrations.tsx';

/**
 * Form of a registration. The family entered the child's data, which cannot be changed; staff edit
 * group, kit and decision.
 */
export function RegistrationEdit() {
  const t = useTypedTranslate();
  return (
    <TableEdit<RegistrationAnswer>
      table="academy_registrations"
      title={({ child }) => `${child.firstName} ${child.name}`}
      above={(registration) => (
        <>
          <Family registration={registration} />
          <SimilarRegistrations registration={registration} />
        </>
      )}
    >
      <FieldRow>
        <CodeChoice
          source="status"
          label={t('fields.status')}
          codes={REGISTRATION_STATES}
          names={(state) => t(`record_states.${state}`)}
        />
        <RecordChoice
          source="session"
          label={t('fields.session')}
          table="academy_sessions"
          naming="name"
        />
        <CodeChoice
          source="kitSize"
          label={t('fields.kit_size')}
          codes={KIT_SIZES}
          names={String}
        />
      </FieldRow>
      <TextInput source="note" label={t('fields.note')} multiline minRows={3} helperText={false} />
    </TableEdit>
  );
}

function Family({ registration: { child, guardian } }: { registration: RegistrationAnswer }) {
  const t = useTypedTranslate();
  const { date } = useFormat();
  return (
    <>
      <p>
        {t('fields.born', { date: date(child.birthDate) })} · {t('fields.guardian')}{' '}
        <bdi>{guardian.fullName}</bdi>
      </p>
      <PersonLinks {...guardian} />
    </>
  );
}
