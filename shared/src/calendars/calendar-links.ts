/** An event as it is offered to a calendar on the web. */
interface LinkedEvent {
  start: Date;
  end: Date;
  title: string;
  details: string;
  location: string;
}

/** Returns the address with which programs subscribe to a feed, instead of downloading it once. */
export const subscriptionLink = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** Returns the link with which Google Calendar subscribes to a feed. */
export const googleSubscriptionLink = (url: string): string =>
  googleLink({ cid: subscriptionLink(url) });

/**
 * Returns the link with which Google Calendar adds an event. Its times are instants, so that they
 * do not depend on zone data.
 */
export function googleEventLink({ start, end, title, details, location }: LinkedEvent): string {
  const dates = `${utc(start)}/${utc(end)}`;
  return googleLink({ action: 'TEMPLATE', text: title, dates, details, location });
}

function googleLink(query: Record<string, string>): string {
  const fields = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `https://calendar.google.com/calendar/render?${fields.join('&')}`;
}

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');
