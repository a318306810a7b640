/** Steps of opening a venue, in the order in which they are best taken. */
export const SETUP_STEPS = [
  'identity',
  'address',
  'contact',
  'hours',
  'pitches',
  'prices',
  'bank',
  'legal',
  'mail',
  'team',
  'brand',
  'photos',
  'terms',
  'backup',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/**
 * Steps that an admin may leave as they are, knowing what follows from it: the initial hours, no
 * mails, no colleague, the drawn sign and its color, drawings instead of photographs, the default
 * terms, no second place for backups.
 */
export const OPTIONAL_STEPS = [
  'hours',
  'mail',
  'team',
  'brand',
  'photos',
  'terms',
  'backup',
] as const satisfies readonly SetupStep[];
export type OptionalStep = (typeof OPTIONAL_STEPS)[number];

/** `draft`: visitors see that the venue opens soon; `open`: they see the site. */
export const VENUE_STATES = ['draft', 'open'] as const;
