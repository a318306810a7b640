import { readIce, readRib } from '@five/shared/venue/company-numbers';
import { PLACEHOLDERS, withoutPlaceholders } from '@five/shared/venue/setup/setup.rules';
import type { SocialLink } from '@five/shared/venue/venue.contract';
import { OPTIONAL_PAGES, type OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';
import { socialUrl } from '@five/shared/venue/social-links.rules';
import type {
  OpeningExceptionRequest,
  SeasonRequest,
  SocialLinkRequest,
  UpdateVenueRequest,
} from '@five/shared/venue/venue.requests';
import { phoneOf } from '../platform/http/normalized.ts';
import { plainTexts } from '../platform/texts/content-language.ts';
import type { Venue } from './venue.entity.ts';

/** Returns the columns that the request sets. Omitted fields are not changed. */
export function changedColumns(venue: Venue, change: UpdateVenueRequest): Partial<Venue> {
  const {
    policies,
    legal,
    vat,
    maintenance,
    city,
    address,
    conditions,
    privacy,
    seasons: _,
    exceptions: __,
    ...plain
  } = change;
  return given({
    ...plain,
    ...policies,
    actionColor: change.actionColor?.toLowerCase(),
    phones: change.phones?.map((phone) => phoneOf(phone, 'phones', 'AUTH_PHONE_INVALID')),
    hiddenPages: change.hiddenPages && inOrder(change.hiddenPages),
    socialLinks: change.socialLinks?.map(withSocialUrl),
    rib: change.rib && (readRib(change.rib) ?? change.rib),
    bankName: blankIsNull(change.bankName),
    accountHolder: blankIsNull(change.accountHolder),
    zoneOverrides: change.zoneOverrides?.toSorted(
      (a, b) => Date.parse(a.from) - Date.parse(b.from),
    ),
    city: city && withoutPlaceholders(plainTexts(city), PLACEHOLDERS.city),
    address: address && withoutPlaceholders(plainTexts(address), PLACEHOLDERS.address),
    conditions: conditions && plainTexts(conditions),
    privacy: privacy && plainTexts(privacy),
    policiesVersion:
      conditions !== undefined || privacy !== undefined
        ? String(Number(venue.policiesVersion) + 1)
        : undefined,
    legal: legal && {
      ...venue.legal,
      ...given({ ...legal, ice: legal.ice === undefined ? undefined : readIce(legal.ice ?? '') }),
    },
    vat: vat && {
      ...venue.vat,
      ...given({ ...vat, mention: vat.mention && plainTexts(vat.mention) }),
    },
    maintenance: maintenance && {
      message: plainTexts(maintenance.message),
      retryAfter: maintenance.retryAfter,
    },
    ...(maintenance === null && { maintenance }),
  });
}

/** Converts the seasons and opening exceptions of a request to rows of the table `seasons`. */
export const datedRows = {
  seasons: (seasons: SeasonRequest[]) =>
    seasons.map(({ name, from, to, openingHours }) => ({
      name: plainTexts(name),
      fromDate: from,
      toDate: to,
      openingHours,
    })),
  exceptions: (exceptions: OpeningExceptionRequest[]) =>
    exceptions.map(({ reason, from, to, intervals }) => ({
      name: reason ? plainTexts(reason) : null,
      fromDate: from,
      toDate: to,
      openingHours: intervals,
    })),
};

const withSocialUrl = ({ network, url }: SocialLinkRequest): SocialLink => ({
  network,
  url: socialUrl(network, url, whatsappNumber) ?? url,
});
const whatsappNumber = (typed: string) => phoneOf(typed, 'socialLinks', 'AUTH_PHONE_INVALID');
const inOrder = (pages: readonly OptionalPage[]) =>
  OPTIONAL_PAGES.filter((page) => pages.includes(page));
const blankIsNull = (text: string | null | undefined) =>
  text === undefined ? undefined : text?.trim() || null;

/** Drops omitted fields, which class-transformer leaves as undefined. */
function given<T extends object>(columns: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
