import { localeCookie, preferredPath } from './locale.ts';

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://five.test');
  return { pathname, search, hash };
};

describe('the chosen language', () => {
  it.each([
    ['/', 'locale=en', '/en'],
    ['/medias?media=none', 'locale=en', '/en/medias?media=none'],
    ['/maps?x=1#hours', 'a=b; locale=ar; c=d', '/ar/maps?x=1#hours'],
  ])('leads from %s with the cookie %s to %s', (path, cookies, preferred) => {
    expect(preferredPath(at(path), cookies)).toBe(preferred);
  });

  it.each([
    ['/ar/medias', 'locale=en'],
    ['/en', 'locale=ar'],
    ['/medias', 'locale=fr'],
    ['/medias', ''],
    ['/medias', 'locale=de'],
    ['/medias', 'oldlocale=en'],
    ['/medias', 'x=locale=en'],
  ])('leaves %s with the cookie "%s" as it is', (path, cookies) => {
    expect(preferredPath(at(path), cookies)).toBeNull();
  });

  it('is kept for 365 days on every page of the site', () => {
    expect(localeCookie('ar')).toBe('locale=ar; path=/; max-age=31536000; samesite=lax');
  });
});
