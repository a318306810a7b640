import type { RegistrationAnswer } from '@five/shared/academy/academy.contract';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Note } from '../../ui/note.tsx';

/**
 * Lists possible duplicates: other registrations of a child with similar data. Staff check them and
 * call one of the parents.
 */
export function SimilarRegistrations({
  registration: { alike },
}: {
  registration: RegistrationAnswer;
}) {
  const t = useTypedTranslate();
  if (alike.length === 0) return null;
  return (
    <Note tone="warning" icon={IconUsers}>
      {alike.map(({ reference, guardian }) => (
        <p key={reference}>
          <Link to={`/academy_registrations/${encodeURIComponent(reference)}`}>
            <bdi>{t('fields.alike', { reference, guardian })}</bdi>
          </Link>
        </p>
      ))}
    </Note>
  );
}
