import fs from 'node:fs';
import path from 'node:path';
import { readSettings, SETTING_NAMES } from '../src/platform/config/settings.ts';

const compose = fs.readFileSync(
  path.resolve(import.meta.dirname, '../../docker-compose.yml'),
  'utf8',
);

describe('docker-compose.yml', () => {
  it('names every setting of the API, and none that it does not have', () => {
    expect(Object.keys(apiEnvironment()).sort()).toEqual(Object.keys(SETTING_NAMES).sort());
  });

  it('sets values that the API accepts when only the password is given', () => {
    const values = Object.entries(apiEnvironment()).map(([name, value]) => [
      name,
      filledIn(value, { POSTGRES_PASSWORD: 'a-password' }),
    ]);
    expect(readSettings(Object.fromEntries(values))).toMatchObject({
      host: '0.0.0.0',
      demo: 'off',
      databaseUrl: 'postgresql://five:a-password@postgres:5432/five',
    });
  });
});

test('the operations page lists every setting, and none that there is not', () => {
  const page = fs.readFileSync(
    path.resolve(import.meta.dirname, '../../docs/operations.md'),
    'utf8',
  );
  const section = /^## Settings\n([\s\S]+?)^## /m.exec(page)?.[1] ?? '';
  expect([...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name).sort()).toEqual(
    Object.keys(SETTING_NAMES).sort(),
  );
});

test('.env.example lists every setting, and of others the passwords of compose alone', () => {
  const example = fs.readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  const names = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual(
    [...Object.keys(SETTING_NAMES), 'POSTGRES_PASSWORD', 'STORE_PASSWORD'].sort(),
  );
});

describe('the proxies', () => {
  const read = (file: string) =>
    fs.readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
  const headersOf = (proxy: string) =>
    [...proxy.matchAll(/^( *)proxy_set_header (\S+) (\S+);$/gm)].map(([, indent, name, value]) => [
      indent,
      name,
      value,
    ]);
  const locationsOf = (proxy: string) =>
    [...proxy.matchAll(/location (\S+) \{\n {4}proxy_pass (\S+);/g)].map(([, location, to]) => [
      location,
      to,
    ]);
  const plain = read('tools/proxy.conf');
  const tls = read('tools/proxy/tls.conf');

  it('set proxy headers only at server level, as a location would forward client values', () => {
    for (const proxy of [plain, tls]) {
      expect(headersOf(proxy)).toContainEqual(['  ', 'X-Forwarded-For', '$remote_addr']);
      expect(headersOf(proxy).filter(([indent]) => indent !== '  ')).toEqual([]);
    }
  });

  it('speak HTTP/2 to browsers, and pass requests on as the proxy without TLS does', () => {
    expect(tls).toMatch(/^ {2}listen 443 ssl;$/m);
    expect(tls).toMatch(/^ {2}http2 on;$/m);
    expect(headersOf(tls)).toEqual(headersOf(plain));
    expect(locationsOf(tls)).toEqual(locationsOf(plain));
    expect(locationsOf(tls)).toHaveLength(2);
    const compose = read('docker-compose.tls.yml');
    expect(compose).toContain('- ./tools/proxy/tls.conf:/etc/nginx/conf.d/tls.conf:ro');
    for (const folder of compose.matchAll(/:(\/etc\/nginx\/certificates):ro$/gm))
      expect(tls).toContain(`ssl_certificate ${folder[1]}/fullchain.pem;`);
  });

  it('believe no address that a browser writes, where browsers connect themselves', () => {
    expect(tls).not.toMatch(/set_real_ip_from|real_ip_header|proxy_add_x_forwarded_for/);
  });

  // The API answers with files that are compressed with brotli, and says how long they are kept.
  it('change neither the encoding nor the headers of answers', () => {
    for (const proxy of [plain, tls])
      expect(proxy).not.toMatch(
        /^\s*(?:gzip|brotli|add_header|expires|proxy_(?:hide|ignore)_\w+)\b|Accept-Encoding/m,
      );
  });
});

/**
 * Returns the environment variables of the service `api`, from the lines `NAME: value` under
 * `environment:`.
 */
function apiEnvironment(): Record<string, string> {
  const service = /^ {2}api:\n((?: {4}.*\n|\n)+)/m.exec(compose)?.[1] ?? '';
  const block = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(service)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Replaces `${NAME}` and `${NAME:-default}` in a value as Docker Compose does. */
function filledIn(value: string, environment: Record<string, string>): string {
  return value.replaceAll(
    /\$\{([A-Z_]+)(?::-([^}]*))?\}/g,
    (_, name: string, byDefault = '') => environment[name] ?? String(byDefault),
  );
}
