import { ROLES } from '@five/shared/auth/roles';
import { IconCheck } from '@tabler/icons-react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import sheet from '../ui/layouts/sheet.module.css';
import { permissionsBySubject, type PermissionRow } from './permissions.rules.ts';
import css from './permissions-table.module.css';

/** The permission table that the API enforces, with roles and actions as text. */
export function PermissionsTable() {
  const t = useTypedTranslate();
  return (
    <details className={css['rights']}>
      <summary>{t('people.rights')}</summary>
      <p>{t('people.rights_help')}</p>
      <div className={sheet['sheet']} tabIndex={0} role="region" aria-label={t('people.rights')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('people.right')}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {t(`states.role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          {permissionsBySubject().map(({ subject, lines }) => (
            <tbody key={subject}>
              <tr>
                <th colSpan={1 + ROLES.length} scope="rowgroup">
                  {t(`rights.subjects.${subject}`)}
                </th>
              </tr>
              {lines.map((line) => (
                <PermissionsRow key={line.acts.join()} line={line} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </details>
  );
}

function PermissionsRow({ line: { acts, roles, verified } }: { line: PermissionRow }) {
  const t = useTypedTranslate();
  return (
    <tr>
      <th scope="row">{acts.map((act) => t(`rights.acts.${act}`)).join(' · ')}</th>
      {ROLES.map((role) => (
        <td key={role}>
          {roles.includes(role) ? (
            <IconCheck size={20} role="img" aria-label={t('people.yes')} />
          ) : (
            <span aria-label={t('people.no')} role="img">
              –
            </span>
          )}
          {verified && role === 'player' && <small>{t('people.verified_only')}</small>}
        </td>
      ))}
    </tr>
  );
}
