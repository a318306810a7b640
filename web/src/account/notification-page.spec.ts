import type { NotificationAnswer } from '@five/shared/notifications/notifications.contract';
import { pageOf } from './notification-page.ts';

const about = (subjects: Partial<NotificationAnswer>) =>
  pageOf({
    booking: null,
    subscription: null,
    series: null,
    discussion: null,
    openMatch: null,
    waiting: null,
    ...subjects,
  } as NotificationAnswer);

describe('the page that a notification opens', () => {
  it.each<[Partial<NotificationAnswer>, string]>([
    [{ booking: 'B-1' }, '/account/reservations/list?booking=B-1'],
    // A request to join the own match is answered on the ticket, other news are on the match.
    [{ openMatch: 'OM-1', booking: 'B-1' }, '/account/reservations/list?booking=B-1&part=match'],
    [{ openMatch: 'OM-1' }, '/open-matches/OM-1'],
    // An offer of the waiting list is above the tickets.
    [{ waiting: 'W-1', booking: 'B-1' }, '/account/reservations/list'],
    [{ discussion: 'D-1' }, '/discussions/D-1'],
    [{ series: 'S-1', booking: 'B-1' }, '/account/reservations/list?booking=B-1'],
    [{ series: 'S-1' }, '/account/series/list?series=S-1'],
    [{ subscription: 'P-1' }, '/account/subscriptions/list'],
  ])('about %j is %s', (subjects, page) => {
    expect(about(subjects)).toBe(page);
  });

  it('is none where the notification is about no record', () => {
    expect(about({})).toBeNull();
  });
});
