import { readAnyReference } from '@five/shared/references/reference';
import { TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dayQuery } from '../desk/desk.queries.ts';
import { DayChoice } from '../platform/dates/day-choice.tsx';
import { useAppLocale, useTypedTranslate } from '../platform/texts/i18n.ts';
import { Select } from '../platform/forms/select.tsx';
import { may } from '../platform/tables/tables.ts';
import { useDebouncedValue } from '../platform/forms/typed-search.ts';
import overview from '../ui/layouts/overview-page.module.css';
import { SUBJECT_KINDS } from './audit-names.ts';
import { actionNames } from './action-names.ts';
import { teamQuery, type AuditFilter } from './audit.queries.ts';
import css from './audit.module.css';

const SETTLED_MS = 350;

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Filters: user, action, record, period. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const t = useTypedTranslate();
  const locale = useAppLocale();
  const { data: team = [] } = useQuery({ ...teamQuery(), enabled: may('reports.readAll') });
  const { data: day } = useQuery(dayQuery(null));
  const set = (field: keyof AuditFilter) => (value: string) =>
    onChange({ ...filter, [field]: value });
  const setKind = (kind: string) => onChange({ ...filter, subjectKind: kind, act: '' });
  const near = day?.date ?? '2026-01-01';
  return (
    <div className={`${overview['filters']} ${css['filters']}`}>
      {may('reports.readAll') && (
        <Select
          label={t('audit.actor')}
          any={t('audit.every_actor')}
          value={filter.actor}
          choices={team.map(({ reference, fullName }) => ({ id: reference, name: fullName }))}
          onChange={set('actor')}
        />
      )}
      <Select
        label={t('audit.kind')}
        any={t('audit.every_kind')}
        value={filter.subjectKind}
        choices={SUBJECT_KINDS.map((id) => ({ id, name: t(`kinds.${id}`) }))}
        onChange={setKind}
      />
      <Select
        label={t('audit.act')}
        any={t('audit.every_act')}
        value={filter.act}
        choices={actionNames(locale, filter.subjectKind ?? '')}
        onChange={set('act')}
      />
      <SubjectField value={filter.subject ?? ''} onChange={set('subject')} />
      <DayChoice
        label={t('audit.from')}
        date={filter.from ?? ''}
        near={near}
        onChange={set('from')}
      />
      <DayChoice label={t('audit.to')} date={filter.to ?? ''} near={near} onChange={set('to')} />
    </div>
  );
}

/** Selects a record by its reference; the search runs while the reference is typed. */
function SubjectField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTypedTranslate();
  const [typed, setTyped] = useState(value);
  const settled = useDebouncedValue(
    readAnyReference(typed) ?? typed.trim().toUpperCase(),
    SETTLED_MS,
  );
  useEffect(() => {
    if (settled !== value.toUpperCase()) onChange(settled);
    // `value` is not a dependency: the input changes the filter in the address, but a change of the
    // address does not change the input.
  }, [settled]); // oxlint-disable-line react/exhaustive-deps -- sent after a pause in typing
  return (
    <TextField
      label={t('audit.subject')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: 40 }, inputLabel: { shrink: true } }}
    />
  );
}
