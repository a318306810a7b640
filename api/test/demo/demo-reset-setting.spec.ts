import { readSettings } from '../../src/platform/config/settings.ts';

test.each([
  ['', null],
  ['off', null],
  ['04:00', '04:00'],
])('DEMO_RESET=%j is the wall time %j', (DEMO_RESET, demoReset) => {
  expect(readSettings({ DEMO: 'on', DEMO_RESET })).toMatchObject({ demoReset });
});

test.each(['4:00', '24:00', '04:60', 'on'])('DEMO_RESET=%j is refused by name', (DEMO_RESET) => {
  expect(() => readSettings({ DEMO: 'on', DEMO_RESET })).toThrow(/^DEMO_RESET is refused: /);
});
