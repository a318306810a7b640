import { needsVerified, PERMISSIONS } from '@five/shared/auth/permissions';
import { ROLES } from '@five/shared/auth/roles';
import { permissionsBySubject } from './permissions.rules.ts';

test('each permission is listed once, with the roles that the API allows', () => {
  const listed = permissionsBySubject().flatMap(({ subject, lines }) =>
    lines.flatMap(({ acts, roles, verified }) =>
      acts.map((act) => ({ name: `${subject}.${act}`, roles, verified })),
    ),
  );
  expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(PERMISSIONS).sort());
  for (const { name, roles, verified } of listed) {
    const [, expected] =
      Object.entries(PERMISSIONS).find(([permission]) => permission === name) ?? [];
    expect([name, roles]).toEqual([name, expected]);
    expect([name, verified]).toEqual([
      name,
      Object.keys(PERMISSIONS).some(
        (permission) =>
          permission === name &&
          ROLES.some((role) => needsVerified(role, permission as keyof typeof PERMISSIONS)),
      ),
    ]);
  }
});

test('within a subject, no two entries describe the same right for the same roles', () => {
  for (const { subject, lines } of permissionsBySubject()) {
    const people = lines.map(({ roles, verified }) => [...roles, verified].join());
    expect([subject, new Set(people).size]).toEqual([subject, people.length]);
  }
});
