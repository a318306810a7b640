import fc from 'fast-check';
import { OPTIONAL_PAGES, type OptionalPage } from './optional-pages.rules.ts';
import { markOfPage, withoutHiddenPages } from './page-marks.ts';

/** An element of a page, or a text. */
type Node = string | { name: string; page: OptionalPage | null; children: Node[] };

const page: fc.Arbitrary<OptionalPage | null> = fc.option(fc.constantFrom(...OPTIONAL_PAGES));
const { tree } = fc.letrec<{ tree: Node; element: Node; text: string }>((tie) => ({
  tree: fc.oneof({ maxDepth: 5 }, tie('text'), tie('element')),
  text: fc.constantFrom('', 'Jouer', 'a &lt; b', '&quot;section&quot;'),
  element: fc.record({
    name: fc.constantFrom('a', 'section', 'li', 'sectionhead'),
    page,
    children: fc.array(tie('tree'), { maxLength: 4 }),
  }),
}));

/** The HTML of a node, with a comment in the place of elements of hidden pages. */
function htmlOf(node: Node, hidden: readonly OptionalPage[]): string {
  if (typeof node === 'string') return node;
  const { name, page, children } = node;
  if (page && hidden.includes(page)) return '<!-- -->';
  const attributes = Object.entries(page ? markOfPage(page) : {}).map(
    ([attribute, value]) => ` ${attribute}="${value}"`,
  );
  const within = children.map((child) => htmlOf(child, hidden)).join('');
  return `<${name}${attributes.join('')} class="x">${within}</${name}>`;
}

test('the elements of hidden pages are left out with their content, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(tree), fc.subarray([...OPTIONAL_PAGES]), (nodes, hidden) => {
      const bodyOf = (some: readonly OptionalPage[]) =>
        `<body>${nodes.map((node) => htmlOf(node, some)).join('')}</body>`;
      expect(withoutHiddenPages(bodyOf([]), hidden)).toBe(bodyOf(hidden));
    }),
  );
});
