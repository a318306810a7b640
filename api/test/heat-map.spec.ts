import { readSettings } from '../src/platform/config/settings.ts';

const heatmap = (address: string) => readSettings({ HEATMAP_URL: address }).heatmapUrl;

test.each(['https://heat.example/map.js', 'http://127.0.0.1:4000/map.js', 'http://localhost/map.js', 'http://[::1]:4000/map.js'])('the heat map comes over TLS, or from this machine itself: %s', (address) => {
  expect(heatmap(address)).toBe(address);
});

test.each(['http://heat.example/map.js', 'http://127.0.0.1.heat.example/map.js', 'ftp://127.0.0.1/map.js', 'map.js'])('from elsewhere in the clear, or from no address, it is refused by name: %s', (address) => {
  expect(() => heatmap(address)).toThrow(/^HEATMAP_URL is refused: /);
});
