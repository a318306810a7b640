import { KIT_SIZES, REGISTRATION_STATES } from '@five/shared/academy/academy.codes';
import type { RegistrationAnswer } from '@five/shared/academy/academy.contract';
import { TextInput } from 'react-admin';
import { CodeChoice, RecordChoice } from '../../platform/tables/choice-inputs.tsx';
import { FieldRow } from '../../platform/tables/field-group.tsx';
import { PersonLinks } from '../../platform/tables/person-links.tsx';
import { TableEdit } from '../../platform/tables/table-form.tsx';
import { interpolate, useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { useFormat } from '../../platform/use-format.ts';
import { SimilarRegistrations } from './similar-registrations.tsx';

/**
 * Form of a registration. The family entered the child's data, which cannot be changed; staff edit
 * group, kit and decision.
 */
export function RegistrationEdit() {
  const { fields, states } = useContentTexts();
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
          label={fields.status}
          codes={REGISTRATION_STATES}
          names={states}
        />
        <RecordChoice
          source="session"
          label={fields.session}
          table="academy_sessions"
          naming="name"
        />
        <CodeChoice source="kitSize" label={fields.kit_size} codes={KIT_SIZES} names={String} />
      </FieldRow>
      <TextInput source="note" label={fields.note} multiline minRows={3} helperText={false} />
    </TableEdit>
  );
}

function Family({ registration: { child, guardian } }: { registration: RegistrationAnswer }) {
  const { fields } = useContentTexts();
  const { date } = useFormat();
  return (
    <>
      <p>
        {interpolate(fields.born, { date: date(child.birthDate) })} · {fields.guardian}{' '}
        <bdi>{guardian.fullName}</bdi>
      </p>
      <PersonLinks {...guardian} />
    </>
  );
}
