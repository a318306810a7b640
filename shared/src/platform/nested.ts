import { Type } from 'class-transformer';
import { ValidateBy, ValidateNested } from 'class-validator';
import { Items } from './checks.ts';
import type { ViolationKey } from './violation-messages.ts';

/**
 * Class of the body of a request, or of an object inside it. The class has no constructor
 * parameters; its fields are filled from the body.
 */
export type RequestClass<T extends object = object> = new () => T;

const FIELDS = new Map<unknown, Map<string, () => RequestClass>>();

/** Returns the class of a nested field that a request class or one of its base classes declares. */
export function nestedClassOf(owner: RequestClass, field: string): RequestClass | undefined {
  for (
    let target: unknown = owner;
    typeof target === 'function';
    target = Object.getPrototypeOf(target)
  ) {
    const type = FIELDS.get(target)?.get(field);
    if (type) return type();
  }
  return undefined;
}

/**
 * Declares a field whose value is an object that is validated by its own request class; an array is
 * refused.
 */
export const Nested =
  (type: () => RequestClass): PropertyDecorator =>
  (target, property) => {
    objectCheck('plainObject', isPlainObject)(target, property);
    nest(type)(target, property);
  };

/**
 * Declares a field whose value is an array of `min` to `max` objects. Each object is validated by
 * its own request class.
 */
export const NestedList =
  (type: () => RequestClass, max: number, min = 0): PropertyDecorator =>
  (target, property) => {
    Items(max, min)(target, property);
    // An array inside the array must be refused here: class-validator would descend into it and
    // find nothing to validate.
    objectCheck(
      'plainObjects',
      (value) => Array.isArray(value) && value.slice(0, max).every(isPlainObject),
    )(target, property);
    nest(type)(target, property);
  };

/** Requires that the objects in a list have distinct values of `field`. */
export const EachOnce = (field: string): PropertyDecorator =>
  ValidateBy({
    name: 'eachOnce',
    constraints: [field],
    validator: {
      validate: (value) => isEachOnce(value, field),
      defaultMessage: (): ViolationKey => 'repeated',
    },
  });

function isEachOnce(value: unknown, field: string): boolean {
  const values = Array.isArray(value)
    ? value
        .filter(isPlainObject)
        .map((item) => item[field])
        .filter((one) => one !== undefined)
    : [];
  return new Set(values).size === values.length;
}

function objectCheck(name: string, validate: (value: unknown) => boolean): PropertyDecorator {
  const keyOf = (value: unknown): ViolationKey =>
    value === undefined || value === null ? 'required' : 'object';
  return ValidateBy({
    name,
    validator: { validate, defaultMessage: (args) => keyOf(args?.value) },
  });
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const nest =
  (type: () => RequestClass): PropertyDecorator =>
  (target, property) => {
    ValidateNested()(target, property);
    rememberType(type, target, property);
  };

/** Declares the class of a nested field whose validators are registered elsewhere. */
export const NestedType =
  (type: RequestClass): PropertyDecorator =>
  (target, property) =>
    rememberType(() => type, target, property);

function rememberType(type: () => RequestClass, target: object, property: string | symbol): void {
  const fields = FIELDS.get(target.constructor) ?? new Map<string, () => RequestClass>();
  FIELDS.set(target.constructor, fields.set(String(property), type));
  // The decorator `Type` of class-transformer needs `Reflect.getMetadata`, which is loaded on
  // servers only. In a browser, the site and the back-office use the table `FIELDS` of this file.
  if ('getMetadata' in Reflect) Type(type)(target, property);
}
