import { ROLES } from '@five/shared/auth/roles';
import { IconCheck } from '@tabler/icons-react';
import { useSay } from '../platform/i18n.ts';
import { useOversight } from '../platform/use-oversight.ts';
import sheet from '../ui/sheet.module.css';
import { rightsBySubject, type RightLine } from './rights.rules.ts';
import css from './rights.module.css';

/** The permission table that the API enforces, in words. */
export function Rights() {
  const say = useSay();
  const { people, rights } = useOversight();
  return (
    <details className={css['rights']}>
      <summary>{people.rights}</summary>
      <p>{people.rights_help}</p>
      <div className={sheet['sheet']} tabIndex={0} role="region" aria-label={people.rights}>
        <table>
          <thead>
            <tr>
              <th scope="col">{people.right}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {say(`states.role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          {rightsBySubject().map(({ subject, lines }) => (
            <tbody key={subject}>
              <tr>
                <th colSpan={1 + ROLES.length} scope="rowgroup">
                  {rights.subjects[subject]}
                </th>
              </tr>
              {lines.map((line) => (
                <Line key={line.acts.join()} line={line} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </details>
  );
}

function Line({ line: { acts, roles, verified } }: { line: RightLine }) {
  const { people, rights } = useOversight();
  return (
    <tr>
      <th scope="row">{acts.map((act) => rights.acts[act]).join(' · ')}</th>
      {ROLES.map((role) => (
        <td key={role}>
          {roles.includes(role) ? (
            <IconCheck size={20} role="img" aria-label={people.yes} />
          ) : (
            <span aria-label={people.no} role="img">
              –
            </span>
          )}
          {verified && role === 'player' && <small>{people.verified_only}</small>}
        </td>
      ))}
    </tr>
  );
}
