import { SCOPES } from '@five/shared/auth/roles';
import { TextField } from '@mui/material';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Select } from '../platform/forms/select.tsx';
import overview from '../ui/layouts/overview-page.module.css';
import css from './users.module.css';
import type { UserFilter } from './users.queries.ts';

/** What each state of an account asks of the list. */
export const STATES: Record<'active' | 'inactive' | 'unverified', UserFilter> = {
  active: { active: true },
  inactive: { active: false },
  unverified: { verified: false },
};
type State = keyof typeof STATES;
export const STATE_NAMES: readonly State[] = ['active', 'inactive', 'unverified'];

/** Filters of the accounts: search text, role and state. */
export function UserFilters({
  filter,
  onChange,
}: {
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
}) {
  const t = useTypedTranslate();
  const setState = (name: string) => {
    const chosen = STATE_NAMES.find((one) => one === name);
    onChange({ ...textAndRole(filter), ...(chosen && STATES[chosen]) });
  };
  const set = (change: UserFilter) =>
    onChange({ ...textAndRole({ ...filter, ...change }), ...stateFilter(filter) });
  return (
    <div className={`${overview['filters']} ${css['filters']}`}>
      <TextField
        label={t('people.search')}
        type="search"
        value={filter.q ?? ''}
        onChange={({ target }) => set({ q: target.value })}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 100 } }}
      />
      <Select
        label={t('people.role')}
        any={t('people.every_role')}
        value={filter.role}
        choices={SCOPES.map((id) => ({ id, name: t(`states.role.${id}`) }))}
        onChange={(role) => set({ role })}
      />
      <Select
        label={t('people.state')}
        any={t('people.every_state')}
        value={stateOf(filter)}
        choices={STATE_NAMES.map((id) => ({ id, name: t(`people.${id}`) }))}
        onChange={setState}
      />
    </div>
  );
}

/** The selected state of the filter; empty for any state. */
function stateOf({ active, verified }: UserFilter): State | '' {
  if (active !== undefined) return active ? 'active' : 'inactive';
  return verified === false ? 'unverified' : '';
}

const textAndRole = ({ q, role }: UserFilter): UserFilter => ({
  ...(q && { q }),
  ...(role && { role }),
});

const stateFilter = ({ active, verified }: UserFilter): UserFilter => ({
  ...(active !== undefined && { active }),
  ...(verified !== undefined && { verified }),
});
