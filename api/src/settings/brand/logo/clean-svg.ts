import { codeRefused } from '../../../platform/http/domain-error.ts';
import { readSvg, refusedPart, type SvgElement } from './svg-elements.ts';
import { costOf } from './svg-cost.ts';
import { SvgStyles } from './svg-styles.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that a logo may have. */
const ELEMENTS = new Set(
  (
    'g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop ' +
    'clipPath mask use'
  ).split(' '),
);
/** Elements that are left out with all they contain: they draw nothing. */
const LEFT_OUT = new Set(['title', 'desc', 'metadata', 'style']);
/** Attributes and properties that the drawing keeps. All others are left out. */
const KEPT = new Set(
  (
    'id transform d points x y width height rx ry cx cy r fx fy x1 y1 x2 y2 offset ' +
    'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits ' +
    'fill fill-opacity fill-rule clip-rule clip-path mask mask-type opacity color display ' +
    'visibility stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-opacity stop-color stop-opacity paint-order href xlink:href'
  ).split(' '),
);
/** Attributes that change what is drawn and are not supported. */
const UNSUPPORTED = /^(?:on\w+|filter|marker(?:-\w+)?|stroke-dasharray)$/i;
const HARMLESS = new Set(['none', '', '0']);
/** Attributes of the root that place the drawing in a page. */
const OF_PAGE = new Set(['x', 'y', 'width', 'height', 'viewBox', 'xmlns', 'transform']);
/** Characters of a value that is written again. It holds no quote, escape, entity or markup. */
const PLAIN = /^[^"'<>&\\{}]*$/;
const LOCAL_REFERENCE = /^#[\w.:-]+$/;
const LOCAL_URL = /^url\((["']?)(#[\w.:-]+)\1\)$/;
/** Length in SVG units of the sides of a drawing. */
const SIDE = { min: 0.01, max: 1_000_000 };

/**
 * Writes a new SVG document with the accepted parts of an uploaded one. The rasteriser reads
 * nothing else: no script, style sheet, text, picture, entity or reference to another file.
 * @param longest length in pixels of the longer side of the drawing
 * @throws DomainError LOGO_SVG_REFUSED with the part that is not accepted, LOGO_SVG_TOO_COMPLEX,
 * FILE_UNREADABLE
 */
export function cleanSvg(bytes: Buffer, longest: number): string {
  const document = readSvg(bytes);
  if (document.name !== 'svg') throw refusedPart(`<${document.name}>`);
  if (document.attributes.get('xmlns') !== SVG) throw codeRefused('FILE_UNREADABLE');
  const [x, y, width, height] = viewOf(document.attributes);
  const styles = new SvgStyles(document);
  const root: SvgElement = { ...document, name: 'g' };
  for (const name of OF_PAGE) root.attributes.delete(name);
  const cleaned = cleanElement(root, styles);
  if (costOf(cleaned) === null) throw codeRefused('LOGO_SVG_TOO_COMPLEX');
  const scale = longest / Math.max(width, height);
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return (
    `<svg xmlns="${SVG}" width="${size[0]}" height="${size[1]}" ` +
    `viewBox="${x} ${y} ${width} ${height}">${written(cleaned)}</svg>`
  );
}

/** The part of the plane that the drawing shows: left, top, width and height. */
function viewOf(attributes: Map<string, string>): [number, number, number, number] {
  const [x = 0, y = 0, width = Number.NaN, height = Number.NaN] = attributes.has('viewBox')
    ? (attributes.get('viewBox') ?? '')
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, ...['width', 'height'].map((side) => lengthOf(attributes.get(side)))];
  const isFit = [x, y].every((place) => Math.abs(place) <= SIDE.max);
  if (!isFit || ![width, height].every((side) => side >= SIDE.min && side <= SIDE.max))
    throw refusedPart('viewBox');
  return [x, y, width, height];
}

const lengthOf = (text = ''): number =>
  /^\d+(?:\.\d+)?(?:px|pt|mm|cm)?$/.test(text) ? Number.parseFloat(text) : Number.NaN;

function cleanElement(element: SvgElement, styles: SvgStyles): SvgElement {
  const children = element.children.filter(
    ({ name }) => !LEFT_OUT.has(name) && !name.includes(':'),
  );
  for (const { name } of children) if (!ELEMENTS.has(name)) throw refusedPart(`<${name}>`);
  if (element.attributes.has('xmlns')) throw refusedPart('xmlns');
  return {
    name: element.name,
    attributes: cleanProperties(styles.of(element)),
    children: children.map((child) => cleanElement(child, styles)),
    text: '',
  };
}

function cleanProperties(properties: ReadonlyMap<string, string>): Map<string, string> {
  const cleaned = new Map<string, string>();
  for (const [name, value] of properties) {
    if (UNSUPPORTED.test(name) && !HARMLESS.has(value)) throw refusedPart(name);
    const local = localValue(name, value);
    if (KEPT.has(name)) cleaned.set(name.replace('xlink:', ''), local);
  }
  return cleaned;
}

/** The value with references to elements of the same document only. */
function localValue(name: string, value: string): string {
  const url = LOCAL_URL.exec(value.trim());
  if (url) return `url(${url[2]})`;
  const isReference = name === 'href' || name === 'xlink:href';
  if (isReference && !LOCAL_REFERENCE.test(value)) throw refusedPart(name);
  const isKeptAsWritten = PLAIN.test(value) && !/url|image|element|@/i.test(value);
  if (KEPT.has(name) && name !== 'id' && !isKeptAsWritten) throw refusedPart(name);
  if (name === 'id' && !PLAIN.test(value)) throw refusedPart(name);
  return value;
}

function written({ name, attributes, children }: SvgElement): string {
  const list = [...attributes].map(([attribute, value]) => ` ${attribute}="${value}"`);
  return `<${name}${list.join('')}>${children.map(written).join('')}</${name}>`;
}
