import { captionOf, withChosen, type Photo } from './photos.rules.ts';

const file = (name: string, text = 'x') => new File([text], name);
const keys = () => {
  let last = 0;
  return () => `key ${++last}`;
};

test.each([
  ['finale_des-u15.jpg', 'Finale des u15'],
  ['le terrain  la nuit.JPEG', 'Le terrain la nuit'],
  ['e\u0301quipe.webp', 'Équipe'],
  ['الملعب ليلا.jpg', 'الملعب ليلا'],
  ['IMG_20260412_201530.jpg', 'none'],
  ['DSC00412.JPG', 'none'],
  ['WhatsApp Image 2026-04-12 at 20.15.30.jpeg', 'none'],
  ['1234.png', 'none'],
  ['.jpg', 'none'],
])('%s begins with the caption %s', (name, caption) => {
  expect(captionOf(name, 'none')).toBe(caption);
});

test('a caption that begins with a long name is no longer than the library takes', () => {
  expect(captionOf(`${'mot '.repeat(100)}.jpg`, 'none').length).toBeLessThanOrEqual(120);
});

test('a file chosen twice is listed once; the same name with another size is a new file', () => {
  const { photos, twice } = withChosen(
    [],
    [file('a.jpg'), file('b.jpg'), file('a.jpg'), file('a.jpg', 'longer')],
    keys(),
  );
  expect([photos.map(({ key, file: { name } }) => [key, name]), twice]).toEqual([
    [
      ['key 1', 'a.jpg'],
      ['key 2', 'b.jpg'],
      ['key 3', 'a.jpg'],
    ],
    ['a.jpg'],
  ]);
});

test('a rejected file chosen again is retried under its own key; a sent file is not resent', () => {
  const refused: Photo = {
    key: 'first',
    file: file('a.jpg'),
    state: 'refused',
    error: new Error('no'),
  };
  const sent: Photo = { key: 'second', file: file('b.jpg'), state: 'sent' };
  const { photos, twice } = withChosen([refused, sent], [file('a.jpg'), file('b.jpg')], keys());
  expect([photos, twice]).toEqual([
    [{ key: 'first', file: refused.file, state: 'waiting' }, sent],
    ['b.jpg'],
  ]);
});

test('a file that is no accepted picture is refused unsent, also when chosen again', () => {
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  const first = withChosen([], [text, file('a.jpg')], keys()).photos;
  expect(first.map(({ state, unfit = null }) => [state, unfit])).toEqual([
    ['refused', 'no_picture'],
    ['waiting', null],
  ]);
  expect(withChosen(first, [text], keys())).toEqual({ photos: first, twice: [] });
});
