import { getMetadataStorage } from 'class-validator';
import { About, descriptionOf } from './about.ts';
import { Optional } from '../checks.ts';
import { Cleaned, cleaningOf } from '../cleaned.ts';
import { nestedClassOf, NestedType, type RequestClass } from '../nested.ts';

interface PartialOptions<T, Omitted extends keyof T, Base> {
  /** Fields of `request` that the result does not have. */
  omit?: readonly Omitted[];
  /** Class whose fields the result has too, after those of `request`. */
  base?: RequestClass<Base & object>;
  /** Descriptions that differ from those of `request`. */
  about?: Partial<Record<Exclude<keyof T, Omitted>, string>>;
}

const CONDITION = 'conditionalValidation';

/**
 * Returns a request class with the own fields of `request`, all of them optional. Their order,
 * checks and descriptions are kept. A field that accepts null in `request` still accepts it.
 */
export function partialOf<T extends object, Omitted extends keyof T = never, Base = object>(
  request: RequestClass<T>,
  { omit = [], base, about = {} }: PartialOptions<T, Omitted, Base> = {},
): RequestClass<Partial<Omit<T, Omitted>> & Base> {
  class PartialRequest {}
  const kept = checksOf(request).filter(
    ({ target, propertyName }) =>
      target === request && !omit.some((field) => field === propertyName),
  );
  copyFields(request, kept, PartialRequest);
  if (base) copyFields(base, checksOf(class extends (base as RequestClass) {}), PartialRequest);
  for (const [field, description] of Object.entries<string | undefined>(about))
    if (description !== undefined) About(description)(PartialRequest.prototype, field);
  return PartialRequest as RequestClass<Partial<Omit<T, Omitted>> & Base>;
}

const checksOf = (request: RequestClass) =>
  getMetadataStorage().getTargetValidationMetadatas(request, '', false, false);

/** Adds fields with their checks and descriptions to a class; a required field becomes optional. */
function copyFields(
  from: RequestClass,
  checks: ReturnType<typeof checksOf>,
  target: RequestClass,
): void {
  const storage = getMetadataStorage();
  for (const [field, own] of Object.entries(storage.groupByPropertyName(checks))) {
    for (const check of own) storage.addValidationMetadata({ ...check, target });
    const decorators = [
      own.some(({ type }) => type === CONDITION) ? undefined : Optional(),
      decoratorOf(About, descriptionOf(from, field)),
      decoratorOf(NestedType, nestedClassOf(from, field)),
      decoratorOf(Cleaned, cleaningOf(from, field)),
    ];
    for (const decorator of decorators) decorator?.(target.prototype as object, field);
  }
}

const decoratorOf = <V>(decorator: (value: V) => PropertyDecorator, value: V | undefined) =>
  value === undefined ? undefined : decorator(value);
