import { suggestSettings } from '../src/platform/config/suggest-settings.ts';
import { spawnApi } from './two-processes.ts';

const suggestionFor = (name: string, setting: string) =>
  `${name} is no setting and changes nothing: is ${setting} meant?`;

test.each([
  ['PROT', 'PORT'],
  ['DATADIR', 'DATA_DIR'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['BACKUP_PASSPHRASSE', 'BACKUP_PASSPHRASE'],
])('%s is reported with a suggestion: %s may be meant', (name, setting) => {
  expect(suggestSettings({ [name]: '1' })).toEqual([suggestionFor(name, setting)]);
});

test('settings of other programs and names similar to a set setting get no suggestion', () => {
  expect(
    suggestSettings({
      PATH: '/bin',
      HOME: '/root',
      SORT: '1',
      PORTS: '1',
      GHOST: '1',
      TMPDIR: '/tmp',
      PGPORT: '1',
      BLOCK: '1',
      npm_config_port: '1',
      POSTGRES_PASSWORD: 'x',
    }),
  ).toEqual([]);
  expect(
    suggestSettings({ PORT: '3000', PROT: '3001', LOG_LEVEL: 'info', LOGLEVEL: 'INFO' }),
  ).toEqual([]);
});

test('a start reports it in one line, regardless of what follows', async () => {
  const api = await spawnApi('postgres://nobody@127.0.0.1:1/none', { BACKUP_DIRS: '/backups' });
  expect([await api.ended, api.output().split('\n')[0]]).toEqual([
    1,
    suggestionFor('BACKUP_DIRS', 'BACKUP_DIR'),
  ]);
  await api.stop();
});
