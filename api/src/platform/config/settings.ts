import path from 'node:path';
import { isDate, isTime } from '@five/shared/time/wall-time';
import { isLoopback } from '@five/shared/platform/addresses/loopback.rules';
import { type S3Address, s3AddressOf } from './s3-address.ts';

/**
 * Settings from the environment, validated once at start. The rest of the product reads this object
 * and never the environment.
 */
export interface Settings {
  host: string;
  port: number;
  databaseUrl: string | null;
  dataDir: string;
  smtpUrl: string | null;
  publicOrigin: string;
  /** Address of the file store. Null: files are stored in the folder `files` of `dataDir`. */
  files: S3Address | null;
  jwtSecret: string | null;
  trustProxy: boolean;
  demo: 'on' | 'bench' | 'off';
  /** Wall time of the venue at which the demo is reset every night, `HH:mm`; null for never. */
  demoReset: string | null;
  rateLimits: boolean;
  clock: string | null;
  opsToken: string | null;
  heatmapUrl: string | null;
  /**
   * Further hosts of the heat-map service: its script loads resources from them and sends data to
   * them.
   */
  heatmapHosts: readonly string[];
  /** Whether site and back-office have service workers; false removes those of browsers. */
  serviceWorker: boolean;
  /**
   * Hosts, with or without a port, that channels may call although they are private, also by HTTP.
   */
  outboundHosts: readonly string[];
  /** Folder of the nightly backups. */
  backupDir: string;
  /**
   * Passphrase that encrypts the field key inside a backup. If null, a backup alone cannot decrypt
   * fields.
   */
  backupPassphrase: string | null;
  poolSize: number;
  logLevel: LogLevel;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Every setting by its environment name, with its default. Tests compare this list with the compose
 * file and the operations page.
 */
export const SETTING_NAMES = {
  HOST: '127.0.0.1',
  PORT: '3000',
  DATABASE_URL: '',
  DATA_DIR: './var',
  SMTP_URL: '',
  PUBLIC_ORIGIN: 'http://HOST:PORT',
  FILES_URL: '',
  JWT_SECRET: 'made at first start',
  TRUST_PROXY: 'off',
  DEMO: 'on where nobody else can reach it',
  DEMO_RESET: 'off',
  RATE_LIMITS: 'on',
  CLOCK: '',
  OPS_TOKEN: '',
  HEATMAP_URL: '',
  SERVICE_WORKER: 'on',
  OUTBOUND_HOSTS: '',
  BACKUP_DIR: 'DATA_DIR/backups',
  BACKUP_PASSPHRASE: '',
  DATABASE_POOL: '10',
  LOG_LEVEL: 'info',
} as const satisfies Record<string, string>;

export type SettingName = keyof typeof SETTING_NAMES;
export type Environment = Partial<Record<string, string>>;

/** Thrown for an unusable setting. The message contains the setting's name and its valid values. */
export class SettingsError extends Error {}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;
// Minimum length of the backup passphrase, because a backup file can be attacked offline.
const MIN_PASSPHRASE = 16;
// Minimum length of a secret: 256 bits, as HS256 requires (RFC 7518, 3.2).
const MIN_SECRET_BYTES = 32;

/**
 * Reads and validates the environment.
 * @throws SettingsError with the name of the first invalid setting
 */
export function readSettings(env: Environment): Settings {
  const text = (name: SettingName) => env[name]?.trim() ?? '';
  const host = text('HOST') || SETTING_NAMES.HOST;
  const port = integer('PORT', text('PORT') || SETTING_NAMES.PORT, 0, 65_535);
  const databaseUrl = url('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:']);
  const dataDir = path.resolve(text('DATA_DIR') || SETTING_NAMES.DATA_DIR);
  const publicOrigin = originOf(text('PUBLIC_ORIGIN'), host, port);
  const trustProxy = toggle('TRUST_PROXY', text('TRUST_PROXY'), false);
  const demo = demoOf(
    text('DEMO'),
    reachable({ host, databaseUrl, publicOrigin, trustProxy }).length === 0,
  );
  return {
    host,
    port,
    databaseUrl,
    dataDir,
    smtpUrl: url('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    publicOrigin,
    files: filesOf(text('FILES_URL')),
    jwtSecret: secretOf(text('JWT_SECRET')),
    trustProxy,
    demo,
    demoReset: demoResetOf(text('DEMO_RESET'), demo),
    rateLimits: limitsOf(text('RATE_LIMITS'), demo),
    clock: clockOf(text('CLOCK'), demo),
    opsToken: text('OPS_TOKEN') || null,
    ...heatmapOf(text('HEATMAP_URL')),
    serviceWorker: toggle('SERVICE_WORKER', text('SERVICE_WORKER'), true),
    outboundHosts: hostsOf(text('OUTBOUND_HOSTS')),
    backupDir: path.resolve(text('BACKUP_DIR') || path.join(dataDir, 'backups')),
    backupPassphrase: passphraseOf(text('BACKUP_PASSPHRASE')),
    poolSize: integer(
      'DATABASE_POOL',
      text('DATABASE_POOL') || SETTING_NAMES.DATABASE_POOL,
      2,
      200,
    ),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') || SETTING_NAMES.LOG_LEVEL, LOG_LEVELS),
  };
}

/**
 * Returns the names of the settings which show that other machines can reach the product or that
 * its database is meant to last. If there is any, the demo is off by default.
 */
export function reachable({
  host,
  databaseUrl,
  publicOrigin,
  trustProxy,
}: Pick<Settings, 'host' | 'databaseUrl' | 'publicOrigin' | 'trustProxy'>): SettingName[] {
  const { hostname } = new URL(publicOrigin);
  const signs: [SettingName, boolean][] = [
    ['DATABASE_URL', databaseUrl !== null],
    ['HOST', !isLoopback(host)],
    ['PUBLIC_ORIGIN', !isLoopback(hostname) && hostname.replace(/^\[|\]$/g, '') !== host],
    ['TRUST_PROXY', trustProxy],
  ];
  return signs.filter(([, isSo]) => isSo).map(([name]) => name);
}

function refuse(name: SettingName, expected: string): never {
  throw new SettingsError(`${name} is refused: it takes ${expected}`);
}

function integer(name: SettingName, text: string, least: number, most: number): number {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most
    ? value
    : refuse(name, `a whole number from ${least} to ${most}`);
}

function oneOf<T extends string>(name: SettingName, text: string, allowed: readonly T[]): T {
  return allowed.find((value) => value === text) ?? refuse(name, `one of ${allowed.join(', ')}`);
}

function toggle(name: SettingName, text: string, byDefault: boolean): boolean {
  if (text === '') return byDefault;
  return (
    ['on', 'true', '1'].includes(text) ||
    (['off', 'false', '0'].includes(text) ? false : refuse(name, 'on or off'))
  );
}

function url(name: SettingName, text: string, schemes: readonly string[]): string | null {
  if (text === '') return null;
  const fits = URL.canParse(text) && schemes.includes(new URL(text).protocol);
  return fits ? text : refuse(name, `an address that begins with ${schemes.join(' or ')}`);
}

/**
 * A host source of a content security policy: `https://collect.example`,
 * `https://*.collect.example`, `wss://live.example:8443`.
 */
const POLICY_HOST =
  /^(https?|wss?):\/\/(\*\.)?[\w.-]+(:\d{1,5})?$|^(https?|wss?):\/\/\[::1\](:\d{1,5})?$/;

/**
 * Parses the heat-map setting: the script's URL, then further hosts, separated by spaces or commas.
 */
function heatmapOf(text: string): Pick<Settings, 'heatmapUrl' | 'heatmapHosts'> {
  const [script = '', ...hosts] = text.split(/[\s,]+/).filter((part) => part !== '');
  const heatmapUrl = url(
    'HEATMAP_URL',
    script,
    isLoopbackUrl(script) ? ['https:', 'http:'] : ['https:'],
  );
  const refused = hosts.find(
    (host) => !POLICY_HOST.test(host) || (!/^(https|wss):/.test(host) && !isLoopbackUrl(host)),
  );
  if (refused !== undefined)
    refuse('HEATMAP_URL', `the script, then hosts such as https://collect.example, not ${refused}`);
  return { heatmapUrl, heatmapHosts: hosts };
}

const HOST = /^([a-z\d.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/;

function hostsOf(text: string): readonly string[] {
  const hosts = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  const refused = hosts.find((host) => !HOST.test(host));
  if (refused !== undefined)
    refuse('OUTBOUND_HOSTS', `hosts such as gateway.lan or 192.168.1.20:8080, not ${refused}`);
  return hosts;
}

/**
 * Whether the host is loopback. Plain http is allowed for loopback only, for trials with a local
 * substitute service.
 */
const isLoopbackUrl = (text: string) => URL.canParse(text) && isLoopback(new URL(text).hostname);

function originOf(text: string, host: string, port: number): string {
  if (text === '') return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const fits =
    URL.canParse(text) &&
    /^https?:$/.test(new URL(text).protocol) &&
    new URL(text).pathname === '/';
  return fits
    ? new URL(text).origin
    : refuse('PUBLIC_ORIGIN', 'an origin such as https://five.example');
}

function filesOf(text: string): S3Address | null {
  return text === ''
    ? null
    : (s3AddressOf(text) ??
        refuse(
          'FILES_URL',
          'the address of an S3 store, such as ' +
            'https://KEY:SECRET@store.example/bucket?region=eu-west-3',
        ));
}

function secretOf(text: string): string | null {
  if (text === '') return null;
  return Buffer.byteLength(text) >= MIN_SECRET_BYTES
    ? text
    : refuse('JWT_SECRET', `at least ${MIN_SECRET_BYTES} bytes`);
}

function passphraseOf(text: string): string | null {
  if (text === '') return null;
  return text.length >= MIN_PASSPHRASE
    ? text
    : refuse('BACKUP_PASSPHRASE', `at least ${MIN_PASSPHRASE} characters`);
}

function demoOf(text: string, byDefault: boolean): Settings['demo'] {
  if (text === '') return byDefault ? 'on' : 'off';
  if (text === 'bench') return 'bench';
  return toggle('DEMO', text, byDefault) ? 'on' : 'off';
}

function demoResetOf(text: string, demo: Settings['demo']): string | null {
  if (text === '' || text === 'off') return null;
  if (demo === 'off') refuse('DEMO_RESET', 'nothing outside the demo');
  return isTime(text) ? text : refuse('DEMO_RESET', 'a wall time such as 04:00, or off');
}

function limitsOf(text: string, demo: Settings['demo']): boolean {
  const on = toggle('RATE_LIMITS', text, true);
  return on || demo !== 'off' ? on : refuse('RATE_LIMITS', 'on; off is for the demo only');
}

function clockOf(text: string, demo: Settings['demo']): string | null {
  if (text === '') return null;
  if (demo === 'off') refuse('CLOCK', 'nothing outside the demo');
  const fits = /^\+\d{1,10}$/.test(text) || (text.startsWith('@') && isInstant(text.slice(1)));
  return fits ? text : refuse('CLOCK', '+SECONDS or @INSTANT');
}

/**
 * Whether the text is ISO 8601 with an existing calendar day. JavaScript's Date also parses `1` and
 * 30 February.
 */
const isInstant = (text: string): boolean =>
  ISO_INSTANT.test(text) && isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
