import type { RegistrationAnswer, StaffSessionAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { useQuery } from '@tanstack/react-query';
import type { Column } from '../../platform/export-button.tsx';
import { useTextOf, useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { useDayOf } from '../../platform/use-day-of.ts';
import { sessionsQuery } from './academy.queries.ts';

/** Columns of a registration in the export, including the contact. */
export function useRegistrationColumns(): readonly Column<RegistrationAnswer>[] {
  const { csv, fields, states } = useContentTexts();
  const textOf = useTextOf();
  const dayOf = useDayOf();
  const { data: sessions = [] } = useQuery(sessionsQuery());
  const nameOf = (session: string) =>
    textOf(
      sessions.find(({ reference }: StaffSessionAnswer<Texts>) => reference === session)?.name,
    );
  return [
    { head: csv.reference, of: ({ reference }) => reference },
    { head: fields.child, of: ({ child }) => `${child.firstName} ${child.name}` },
    { head: csv.birth, of: ({ child }) => child.birthDate },
    { head: fields.session, of: ({ session }) => nameOf(session) },
    { head: fields.status, of: ({ status }) => states[status] },
    { head: fields.kit_size, of: ({ kitSize }) => kitSize },
    { head: csv.guardian, of: ({ guardian }) => guardian.fullName },
    { head: csv.phone, of: ({ guardian }) => guardian.phone },
    { head: csv.email, of: ({ guardian }) => guardian.email },
    { head: fields.note, of: ({ note }) => note ?? '' },
    { head: csv.since, of: ({ createdAt }) => dayOf(createdAt) },
  ];
}
