import { unfitOf } from './picture-file.rules.ts';

test('a file that is not a picture or too large is rejected before upload; one of the exact limit is sent', () => {
  const most = 15 * 1024 * 1024;
  expect([
    unfitOf({ size: 10, type: 'image/svg+xml' }),
    unfitOf({ size: 10, type: 'text/plain' }),
    unfitOf({ size: most + 1, type: 'image/jpeg' }),
    unfitOf({ size: most + 1, type: '' }),
  ]).toEqual(['no_picture', 'no_picture', 'too_large', 'too_large']);
  expect([unfitOf({ size: most, type: 'image/avif' }), unfitOf({ size: 10, type: '' })]).toEqual([
    null,
    null,
  ]);
});

test.each(['image/heic', 'image/heif', 'image/heic-sequence'])(
  'a photo in the format of an iPhone is named as one: %s',
  (type) => {
    expect(unfitOf({ size: 10, type })).toBe('heic');
  },
);
