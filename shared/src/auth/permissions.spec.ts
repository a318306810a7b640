import { PERMISSIONS, VERIFIED_ONLY, mayCall, needsVerified } from './permissions.ts';
import type { Permission } from './permissions.ts';
import { ROLES, isStaff, roleOf, scopesOf } from './roles.ts';

const names = Object.keys(PERMISSIONS).filter((name): name is Permission => name in PERMISSIONS);

test('scopes and roles are one thing', () => {
  for (const role of ROLES) expect(roleOf(scopesOf(role))).toBe(role);
  expect(scopesOf('admin')).toEqual(['staff', 'admin']);
  expect(roleOf(['admin'])).toBe('admin');
  expect(roleOf(['root', 'ADMIN'])).toBe('visitor');
  expect(ROLES.filter(isStaff)).toEqual(['staff', 'admin']);
});

test('an admin may all that reception may, and reception may not administer', () => {
  const ofPlayersAlone: Permission[] = [
    'bookings.uploadProof',
    'noShows.dispute',
    'players.report',
    'players.block',
    'discussions.report',
    'chats.leave',
    'messages.report',
    'openMatches.create',
    'openMatches.close',
    'openMatches.ask',
    'openMatches.withdraw',
    'openMatches.report',
    'matchAsks.accept',
    'squads.create',
    'squadLinks.join',
    'subscriptions.uploadProof',
  ];
  expect(names.filter((name) => mayCall('staff', name) && !mayCall('admin', name))).toEqual([]);
  expect(names.filter((name) => !mayCall('admin', name))).toEqual(ofPlayersAlone);
  expect(names.filter((name) => mayCall('admin', name) && !mayCall('staff', name))).toEqual([
    'venue.update',
    'venue.open',
    'words.read',
    'words.update',
    'setup.read',
    'setup.accept',
    'setup.testMail',
    'pitches.create',
    'pitches.update',
    'pitches.delete',
    'pricings.create',
    'pricings.update',
    'pricings.delete',
    'tariffs.create',
    'tariffs.update',
    'tariffs.delete',
    'addons.create',
    'addons.update',
    'addons.delete',
    'tournaments.create',
    'tournaments.update',
    'tournaments.delete',
    'tournaments.draw',
    'tournaments.plan',
    'teams.create',
    'teams.update',
    'teams.delete',
    'matches.create',
    'matches.update',
    'matches.delete',
    'academySeasons.create',
    'academySeasons.update',
    'academySeasons.delete',
    'academySessions.create',
    'academySessions.update',
    'academySessions.delete',
    'subscriptions.adjust',
    'subscriptions.freeze',
    'customers.import',
    'users.update',
    'users.invite',
    'users.accessLink',
    'users.listSessions',
    'users.endSessions',
    'users.resetSecondFactor',
    'signInRules.read',
    'signInRules.update',
    'medias.create',
    'medias.update',
    'medias.delete',
    'partners.create',
    'partners.update',
    'partners.delete',
    'promos.create',
    'promos.update',
    'promos.delete',
    'reports.readAll',
    'failedMails.read',
    'failedMails.retry',
    'channels.update',
  ]);
});

test('money, blocks, customers, children, the inbox and the desk are closed to players', () => {
  const areas =
    /^(payments|matchShares|blocks|customers|users|desk|audit|reports|registrations|attendance)\./;
  const closed = names.filter(
    (name) => areas.test(name) || /^contact\.(read|update|delete)$/.test(name),
  );
  expect(closed.length).toBeGreaterThan(10);
  expect(closed.filter((name) => mayCall('player', name))).toEqual([]);
});

test('a visitor can only read public data, get prices, use links, hold a slot and sign in', () => {
  expect(names.filter((name) => mayCall('visitor', name))).toEqual([
    'auth.register',
    'auth.login',
    'auth.requestLoginCode',
    'auth.loginByCode',
    'auth.loginBySecondFactor',
    'auth.readAccessLink',
    'auth.useAccessLink',
    'auth.requestReset',
    'auth.validateReset',
    'auth.resetPassword',
    'auth.sendVerification',
    'auth.verify',
    'venue.read',
    'pitches.read',
    'availability.read',
    'bookings.quote',
    'calendars.readByToken',
    'drafts.hold',
    'drafts.read',
    'drafts.release',
    'drafts.sendCode',
    'drafts.confirm',
    'mailChoices.changeByToken',
    'offers.readByToken',
    'offers.takeByToken',
    'offers.declineByToken',
    'pricings.read',
    'addons.read',
    'tournaments.read',
    'academy.read',
    'academy.register',
    'players.read',
    'discussions.read',
    'openMatches.read',
    'matchLinks.read',
    'matchLinks.answer',
    'squadLinks.read',
    'medias.read',
    'partners.read',
    'partners.see',
    'promos.read',
    'contact.send',
    'channels.report',
    'system.health',
    'system.metrics',
    'system.docs',
    'system.demoMailbox',
  ]);
});

test('what needs a verified email needs it of players alone', () => {
  for (const permission of VERIFIED_ONLY) {
    expect(ROLES.filter((role) => needsVerified(role, permission))).toEqual(['player']);
    expect(mayCall('visitor', permission)).toBe(false);
  }
  expect(needsVerified('player', 'auth.updateProfile')).toBe(false);
  expect(needsVerified('player', 'notifications.read')).toBe(false);
  expect(needsVerified('player', 'bookings.create')).toBe(true);
});
