import type { SvgElement } from './svg-elements.ts';

/** Most elements that are drawn, each as often as it is referenced. */
const MOST_DRAWN = 20_000;
/** A mask or a clip path needs a surface of its own, which costs as much as some elements. */
const SURFACE = 20;
/** Longest chain of elements, each inside or referenced by the one before. */
const LONGEST_CHAIN = 200;

/** Number of elements that are drawn; null if they are too many, or reference each other. */
export function costOf(document: SvgElement): number | null {
  const counter = new CostCounter(document);
  const cost = counter.of(document);
  return cost > MOST_DRAWN ? null : cost;
}

/**
 * Adds up the elements of a document. A group of ten references to a group of ten references takes
 * a few bytes for each power of ten, so elements are counted, and not drawn.
 */
class CostCounter {
  private readonly byId = new Map<string, SvgElement>();
  private readonly known = new Map<SvgElement, number>();

  constructor(document: SvgElement) {
    this.collect(document);
  }

  of(element: SvgElement, chain = 1): number {
    if (chain > LONGEST_CHAIN) return Infinity;
    const known = this.known.get(element);
    if (known !== undefined) return known;
    // Until its cost is known, an element that is reached again references itself.
    this.known.set(element, Infinity);
    const parts = [
      ...element.children.map((child) => this.of(child, chain + 1)),
      ...this.referencedBy(element).map((other) => SURFACE + this.of(other, chain + 1)),
    ];
    const cost = parts.reduce((sum, part) => sum + part, 1);
    this.known.set(element, cost);
    return cost;
  }

  private referencedBy({ attributes }: SvgElement): SvgElement[] {
    return [...attributes].flatMap(([name, value]) => {
      const id = (name === 'href' ? /^#(.+)$/ : /^url\(#(.+)\)$/).exec(value)?.[1];
      const element = id === undefined ? undefined : this.byId.get(id);
      return element ? [element] : [];
    });
  }

  private collect(element: SvgElement): void {
    const id = element.attributes.get('id');
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
    for (const child of element.children) this.collect(child);
  }
}
