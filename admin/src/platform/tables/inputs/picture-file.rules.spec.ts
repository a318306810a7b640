import { pictureFileProblem } from './picture-file.rules.ts';

test('a file that is no picture or too large is rejected unsent; one at the limit is sent', () => {
  const most = 15 * 1024 * 1024;
  expect([
    pictureFileProblem({ size: 10, type: 'image/svg+xml' }),
    pictureFileProblem({ size: 10, type: 'text/plain' }),
    pictureFileProblem({ size: most + 1, type: 'image/jpeg' }),
    pictureFileProblem({ size: most + 1, type: '' }),
  ]).toEqual(['no_picture', 'no_picture', 'too_large', 'too_large']);
  expect([
    pictureFileProblem({ size: most, type: 'image/avif' }),
    pictureFileProblem({ size: 10, type: '' }),
  ]).toEqual([null, null]);
});

test.each(['image/heic', 'image/heif', 'image/heic-sequence'])(
  'a photo in the format of an iPhone is named as one: %s',
  (type) => {
    expect(pictureFileProblem({ size: 10, type })).toBe('heic');
  },
);
