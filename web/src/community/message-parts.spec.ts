import { messageParts } from './message-parts.ts';

const links = (message: string) => messageParts(message).flatMap(({ href }) => href ?? []);

describe('the links of a message', () => {
  it('split the text and lose none of it', () => {
    expect(messageParts('Voir https://five.test/ar, merci')).toEqual([
      { text: 'Voir ' },
      { text: 'https://five.test/ar', href: 'https://five.test/ar' },
      { text: ', merci' },
    ]);
  });

  it.each([
    ['(https://five.test/a)', 'https://five.test/a'],
    ['https://five.test/a?b=c&d=1.', 'https://five.test/a?b=c&d=1'],
    ['https://five.test/a؟', 'https://five.test/a'],
    ['« https://five.test/a »', 'https://five.test/a'],
    ['"http://five.test"', 'http://five.test'],
    ['https://five.test/a…?!', 'https://five.test/a…'],
  ])('of %s are %s', (message, href) => {
    expect(links(message)).toEqual([href]);
  });

  it('are web addresses only, so that no other scheme becomes a link', () => {
    expect(links('javascript:alert(1) ftp://five.test mailto:a@five.test www.five.test')).toEqual(
      [],
    );
  });

  it('may be several, and a message may have none', () => {
    expect(links('https://a.test https://b.test')).toEqual(['https://a.test', 'https://b.test']);
    expect(messageParts('à demain')).toEqual([{ text: 'à demain' }]);
    expect(messageParts('')).toEqual([]);
  });
});
