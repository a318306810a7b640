import { readSettings } from '../src/platform/config/settings.ts';

const heatmap = (address: string) => readSettings({ HEATMAP_URL: address }).heatmapUrl;

test.each([
  'https://heat.example/map.js',
  'http://127.0.0.1:4000/map.js',
  'http://localhost/map.js',
  'http://[::1]:4000/map.js',
])('the heat map comes over TLS, or from this machine itself: %s', (address) => {
  expect(heatmap(address)).toBe(address);
});

test.each([
  'http://heat.example/map.js',
  'http://127.0.0.1.heat.example/map.js',
  'ftp://127.0.0.1/map.js',
  'map.js',
])('from elsewhere in the clear, or from no address, it is refused by name: %s', (address) => {
  expect(() => heatmap(address)).toThrow(/^HEATMAP_URL is refused: /);
});

test('hosts used by the script follow its URL, separated by spaces or commas', () => {
  const { heatmapUrl, heatmapHosts } = readSettings({
    HEATMAP_URL:
      ' https://heat.example/map.js https://collect.example, ' +
      'https://*.heat.example\nwss://live.heat.example:8443',
  });
  expect([heatmapUrl, heatmapHosts]).toEqual([
    'https://heat.example/map.js',
    ['https://collect.example', 'https://*.heat.example', 'wss://live.heat.example:8443'],
  ]);
  expect(
    readSettings({ HEATMAP_URL: 'http://127.0.0.1:4000/m.js ws://127.0.0.1:4001' }).heatmapHosts,
  ).toEqual(['ws://127.0.0.1:4001']);
  expect(readSettings({ HEATMAP_URL: '' })).toMatchObject({ heatmapUrl: null, heatmapHosts: [] });
});

test.each([
  'http://collect.example',
  'https://collect.example/path',
  "https://a.example;script-src 'unsafe-inline'",
  '*',
  'https://*',
  "'unsafe-inline'",
  'data:',
  'https://*.*.example',
])('a host that would open the policy further is refused: %s', (host) =>
  expect(() => heatmap(`https://heat.example/map.js ${host}`)).toThrow(/^HEATMAP_URL is refused: /),
);
