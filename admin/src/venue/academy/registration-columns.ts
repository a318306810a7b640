import type { RegistrationAnswer, StaffSessionAnswer } from '@five/shared/academy/academy.contract';
import type { Texts } from '@five/shared/locales/locale';
import { useQuery } from '@tanstack/react-query';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import type { Column } from '../../platform/lists/export-button.tsx';
import { useDayOf } from '../../platform/texts/use-format.ts';
import { sessionsQuery } from './academy.queries.ts';

/** Columns of a registration in the export, including the contact. */
export function useRegistrationColumns(): readonly Column<RegistrationAnswer>[] {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  const dayOf = useDayOf();
  const { data: sessions = [] } = useQuery(sessionsQuery());
  const nameOf = (session: string) =>
    textOf(
      sessions.find(({ reference }: StaffSessionAnswer<Texts>) => reference === session)?.name,
    );
  return [
    { head: t('labels.record.reference'), of: ({ reference }) => reference },
    { head: t('fields.child'), of: ({ child }) => `${child.firstName} ${child.name}` },
    { head: t('csv.birth'), of: ({ child }) => child.birthDate },
    { head: t('fields.session'), of: ({ session }) => nameOf(session) },
    { head: t('fields.status'), of: ({ status }) => t(`record_states.${status}`) },
    { head: t('fields.kit_size'), of: ({ kitSize }) => kitSize },
    { head: t('csv.guardian'), of: ({ guardian }) => guardian.fullName },
    { head: t('labels.person.phone'), of: ({ guardian }) => guardian.phone },
    { head: t('labels.person.email'), of: ({ guardian }) => guardian.email },
    { head: t('fields.note'), of: ({ note }) => note ?? '' },
    { head: t('csv.since'), of: ({ createdAt }) => dayOf(createdAt) },
  ];
}
