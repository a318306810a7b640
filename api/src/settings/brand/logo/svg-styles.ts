import { refusedPart, type SvgElement } from './svg-elements.ts';

/** Properties by their name. */
export type Properties = ReadonlyMap<string, string>;

interface Rule {
  classes: Set<string>;
  properties: Properties;
}

const CLASS = /^\.[\w-]+$/;
const PROPERTY = /^\s*([\w-]+)\s*:([^:]*)$/;

/**
 * The rules of the `style` elements of a document. Drawing programs write rules for classes only,
 * so others are refused.
 * @throws DomainError LOGO_SVG_REFUSED
 */
export class SvgStyles {
  private readonly rules: Rule[];

  constructor(document: SvgElement) {
    this.rules = textsOf(document).flatMap(rulesOf);
  }

  /** The properties of an element: its attributes, then its classes, then its own style. */
  of({ attributes }: SvgElement): Map<string, string> {
    const properties = new Map(attributes);
    const classes = attributes.get('class')?.split(/\s+/) ?? [];
    for (const rule of this.rules)
      if (classes.some((name) => rule.classes.has(name))) addAll(properties, rule.properties);
    addAll(properties, propertiesOf(attributes.get('style') ?? ''));
    properties.delete('class');
    properties.delete('style');
    return properties;
  }
}

function addAll(properties: Map<string, string>, others: Properties): void {
  for (const [name, value] of others) properties.set(name, value);
}

const textsOf = ({ name, text, children }: SvgElement): string[] => [
  ...(name === 'style' ? [text] : []),
  ...children.flatMap(textsOf),
];

function rulesOf(text: string): Rule[] {
  const parts = text.split('}');
  const rest = parts.pop() ?? '';
  if (rest.trim() !== '') throw refusedPart('<style>');
  return parts.map((part) => {
    const [selectors = '', body = '{', ...others] = part.split('{');
    const classes = selectors.split(',').map((selector) => selector.trim());
    if (others.length > 0 || body === '{' || !classes.every((name) => CLASS.test(name)))
      throw refusedPart('<style>');
    return {
      classes: new Set(classes.map((name) => name.slice(1))),
      properties: propertiesOf(body),
    };
  });
}

function propertiesOf(text: string): Properties {
  const properties = new Map<string, string>();
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const [, name, value] = PROPERTY.exec(part) ?? [];
    if (name === undefined || value === undefined) throw refusedPart('style');
    properties.set(name, value.replace(/!important\s*$/i, '').trim());
  }
  return properties;
}
