/**
 * The refused fields that a change of the field `changed` corrects: this field itself, its
 * ancestors and its descendants.
 */
export function fieldsFixedBy(changed: string, refused: readonly string[]): string[] {
  return refused.filter((field) => isWithin(field, changed) || isWithin(changed, field));
}

function isWithin(part: string, whole: string): boolean {
  return part === whole || part.startsWith(`${whole}.`);
}
