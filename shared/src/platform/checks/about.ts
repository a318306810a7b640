const ABOUT = new WeakMap<object, Map<PropertyKey, string>>();

/** Describes a field of a request class. The API document shows the description. */
export const About =
  (description: string): PropertyDecorator =>
  (target, property) => {
    const fields = ABOUT.get(target) ?? new Map<PropertyKey, string>();
    ABOUT.set(target, fields.set(property, description));
  };

/** Returns the description of a field of a request class or of a class that it extends. */
export function descriptionOf(request: { prototype: object }, field: string): string | undefined {
  for (
    let target: object | null = request.prototype;
    target !== null;
    target = Object.getPrototypeOf(target) as object | null
  ) {
    const description = ABOUT.get(target)?.get(field);
    if (description !== undefined) return description;
  }
  return undefined;
}
