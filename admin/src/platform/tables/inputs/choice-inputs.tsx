import type { Texts } from '@five/shared/locales/locale';
import { useQuery } from '@tanstack/react-query';
import { required, type RaRecord } from 'ra-core';
import { ReferenceInput, SelectInput } from 'react-admin';
import { useTypedTranslate, useTextOf } from '../../texts/i18n.ts';
import { OWN_ORDER } from '../../requests/data-provider.ts';
import { pitchesQuery } from '../../requests/venue.queries.ts';
import type { TableName } from '../tables.ts';

interface ChoiceProps {
  source: string;
  label: string;
  alwaysOn?: boolean;
  /** Label of the empty choice; without a label there is no empty choice. */
  empty?: string;
  /** Initial value of the choice in a new record. */
  defaultValue?: string;
  /** Whether the choice is required, which is checked before the request. */
  needed?: boolean;
}

const NEEDED = required();

/** Select for one of several codes, each shown by its name. */
export function CodeChoice<Code extends string | number>({
  codes,
  names,
  empty,
  needed,
  ...props
}: ChoiceProps & {
  codes: readonly Code[];
  names: Readonly<Record<Code, string>> | ((code: Code) => string);
}) {
  const choices = codes.map((id) => ({
    id,
    name: typeof names === 'function' ? names(id) : names[id],
  }));
  return (
    <SelectInput
      {...props}
      choices={choices}
      translateChoice={false}
      helperText={false}
      {...(needed && { validate: NEEDED })}
      {...(empty !== undefined && { emptyText: empty })}
    />
  );
}

/** Select for yes or no, each with its own label; used for filters. */
export function FlagChoice({ yes, no, ...props }: ChoiceProps & { yes: string; no: string }) {
  const t = useTypedTranslate();
  const choices = [
    { id: 'true', name: yes },
    { id: 'false', name: no },
  ];
  return (
    <SelectInput
      {...props}
      choices={choices}
      translateChoice={false}
      helperText={false}
      emptyText={t('page.any')}
      format={(value: unknown) => String(value ?? '')}
      parse={(value: string) => (value === '' ? null : value === 'true')}
    />
  );
}

export function PitchChoice(props: ChoiceProps) {
  const { data = [] } = useQuery(pitchesQuery());
  const { empty, ...rest } = props;
  return (
    <SelectInput
      {...rest}
      choices={data.map(({ code, name }) => ({ id: code, name }))}
      translateChoice={false}
      helperText={false}
      {...(empty !== undefined && { emptyText: empty })}
    />
  );
}

/** Select for a record of another table, shown by its name. */
export function RecordChoice({
  table,
  naming,
  filter = {},
  source,
  alwaysOn,
  ...props
}: ChoiceProps & { table: TableName; naming: 'title' | 'name'; filter?: object }) {
  const textOf = useTextOf();
  const { empty, ...rest } = props;
  const optionText = (record: RaRecord) => nameOf(record[naming], textOf);
  return (
    <ReferenceInput
      source={source}
      reference={table}
      sort={OWN_ORDER}
      perPage={100}
      filter={filter}
      {...(alwaysOn && { alwaysOn })}
    >
      <SelectInput
        {...rest}
        optionText={optionText}
        translateChoice={false}
        helperText={false}
        {...(empty !== undefined && { emptyText: empty })}
      />
    </ReferenceInput>
  );
}

function nameOf(name: string | Texts, textOf: (texts: Texts) => string): string {
  return typeof name === 'string' ? name : textOf(name);
}
