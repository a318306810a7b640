import { checkThat } from '../platform/checks/check.ts';

const EDITION = /^20\d{2}\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MATCH_SOURCE = /^(?:group:[A-Z]:[1-9]|(?:winner|loser):MT-[0-9A-HJKMNP-TV-Z]{8})$/;
const MAX_EDITION = 60;

/** Requires the slug of a tournament edition: year and name, such as `2025/may`. */
export const EditionSlug = (): PropertyDecorator =>
  checkThat(
    'editionSlug',
    'editionSlug',
    (value) => typeof value === 'string' && value.length <= MAX_EDITION && EDITION.test(value),
    { missing: 'editionSlug' },
  );
/** Requires a colour in the form `#rrggbb`, in lower case. */
export const HexColor = (): PropertyDecorator =>
  checkThat(
    'hexColor',
    'hexColor',
    (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
    { missing: 'hexColor' },
  );
export const GroupLetter = (): PropertyDecorator =>
  checkThat(
    'groupLetter',
    'groupLetter',
    (value) => typeof value === 'string' && /^[A-Z]$/.test(value),
  );
/**
 * Requires a text that names the origin of a match's side. It is a place in a group (`group:A:1`),
 * or the winner or loser of a match (`winner:MT-…`, `loser:MT-…`).
 */
export const MatchSource = (): PropertyDecorator =>
  checkThat(
    'matchSource',
    'code',
    (value) => typeof value === 'string' && MATCH_SOURCE.test(value),
  );
