/** Every field that `FieldCipher` seals, with the owner it is sealed for. `api/test/same-key.spec.ts` holds it to the columns there are. */
export const SEALED_FIELDS = `
  select tutor_cin as sealed, reference as owner from users where tutor_cin is not null
  union all select f.token_sealed, u.reference from calendar_feeds f join users u on u.id = f.user_id`;
