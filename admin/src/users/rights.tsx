import { needsVerified, PERMISSIONS, type Permission } from '@five/shared/auth/permissions';
import { ROLES } from '@five/shared/auth/roles';
import { IconCheck } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import { useOversight } from '../platform/use-oversight.ts';
import css from './users.module.css';

/** Who may call what: the very table that the API goes by, so that it cannot say anything else. */
export function Rights() {
  const say = useSay();
  const { people } = useOversight();
  return (
    <details className={css['rights']}>
      <summary>{people.rights}</summary>
      <p>{people.rights_help}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{people.right}</th>
            {ROLES.map((role) => <th key={role} scope="col">{say(`states.role.${role}`)}</th>)}
          </tr>
        </thead>
        <tbody>{permissions().map((permission) => <RightLine key={permission} permission={permission} />)}</tbody>
      </table>
    </details>
  );
}

const isPermission = (text: string): text is Permission => Object.hasOwn(PERMISSIONS, text);
const permissions = (): Permission[] => Object.keys(PERMISSIONS).filter(isPermission);

function RightLine({ permission }: { permission: Permission }) {
  const { people } = useOversight();
  const roles: readonly string[] = PERMISSIONS[permission];
  return (
    <tr>
      <th scope="row"><bdi dir="ltr">{permission}</bdi></th>
      {ROLES.map((role) => (
        <td key={role}>
          {roles.includes(role) ? <IconCheck size={20} role="img" aria-label={people.yes} /> : <span aria-label={people.no} role="img">–</span>}
          {roles.includes(role) && needsVerified(role, permission) && <small>{people.verified_only}</small>}
        </td>
      ))}
    </tr>
  );
}
