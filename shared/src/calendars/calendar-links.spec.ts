import { googleEventLink, googleSubscriptionLink, subscriptionLink } from './calendar-links.ts';

/** The fields of a link's query. */
const fieldsOf = (link: string) =>
  Object.fromEntries(
    (link.split('?')[1] ?? '').split('&').map((field) => field.split('=').map(decodeURIComponent)),
  ) as Record<string, string>;
const FEED = 'https://five.test:8443/api/calendar/ab12.ics';

test('a feed is subscribed to by webcal, directly and through Google', () => {
  expect(subscriptionLink(FEED)).toBe('webcal://five.test:8443/api/calendar/ab12.ics');
  expect(subscriptionLink('http://127.0.0.1:3000/x.ics')).toBe('webcal://127.0.0.1:3000/x.ics');
  expect(fieldsOf(googleSubscriptionLink(FEED))).toEqual({
    cid: 'webcal://five.test:8443/api/calendar/ab12.ics',
  });
});

test('an event is offered to Google in UTC, with its texts unchanged', () => {
  const texts = {
    title: 'Match & co, 0 h 00',
    details: 'a\nhttps://x.test/?b=1&c',
    location: 'é#1',
  };
  const link = googleEventLink({
    start: new Date('2026-11-26T23:30:00.500Z'),
    end: new Date('2026-11-27T01:00:00Z'),
    ...texts,
  });
  expect(link).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/);
  expect(fieldsOf(link)).toEqual({
    action: 'TEMPLATE',
    dates: '20261126T233000Z/20261127T010000Z',
    text: texts.title,
    details: texts.details,
    location: texts.location,
  });
});
