import { DomainError } from '../../src/platform/http/domain-error.ts';
import { cleanSvg } from '../../src/settings/brand/logo/clean-svg.ts';
import { BALL, svgOf } from './svg-of.ts';

const XLINK = 'viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** The error code of an SVG, with the part that is refused; null if it is accepted. */
function refusalOf(bytes: Buffer): string | null {
  try {
    cleanSvg(bytes, 100);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.code, error.details.parameters?.['part']].filter(Boolean).join(' ');
  }
}

const REFUSED: Record<string, [svg: Buffer, refusal: string]> = {
  script: [svgOf(`${BALL}<script>alert(1)</script>`), 'LOGO_SVG_REFUSED <script>'],
  'event handler': [svgOf('<g onclick="alert(1)"/>'), 'LOGO_SVG_REFUSED onclick'],
  'event handler of the root': [
    svgOf(BALL, 'viewBox="0 0 9 9" onload="alert(1)"'),
    'LOGO_SVG_REFUSED onload',
  ],
  'page inside': [
    svgOf('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'LOGO_SVG_REFUSED <foreignObject>',
  ],
  picture: [svgOf('<image href="https://evil.test/a.png"/>'), 'LOGO_SVG_REFUSED <image>'],
  'reference to another file': [
    svgOf('<use xlink:href="https://evil.test/a.svg#x"/>', XLINK),
    'LOGO_SVG_REFUSED xlink:href',
  ],
  'reference to a file of the server': [
    svgOf('<use href="file:///etc/passwd#x"/>'),
    'LOGO_SVG_REFUSED href',
  ],
  'reference in a data URL': [
    svgOf('<use href="data:image/svg+xml;base64,AAAA"/>'),
    'LOGO_SVG_REFUSED href',
  ],
  'reference to a script': [svgOf('<use href="javascript:alert(1)"/>'), 'LOGO_SVG_REFUSED href'],
  'fill from another file': [
    svgOf('<rect width="9" height="9" fill="url(https://evil.test/#a)"/>'),
    'LOGO_SVG_REFUSED fill',
  ],
  'fill by a style': [
    svgOf('<rect style="fill:url(https://evil.test/#a)"/>'),
    'LOGO_SVG_REFUSED style',
  ],
  'style sheet that imports': [
    svgOf(`<style>@import "https://evil.test/a.css";</style>${BALL}`),
    'LOGO_SVG_REFUSED <style>',
  ],
  'style sheet with escapes': [
    svgOf(`<style>.a{fill:u\\72l(#b)}</style><g class="a"/>`),
    'LOGO_SVG_REFUSED fill',
  ],
  'style sheet file': [
    Buffer.from(`<?xml version="1.0"?><?xml-stylesheet href="a.css"?>${svgOf(BALL).toString()}`),
    'LOGO_SVG_REFUSED <?…?>',
  ],
  'entity of a file': [
    Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svgOf('').toString()}`),
    'LOGO_SVG_REFUSED <!DOCTYPE>',
  ],
  'entities of entities': [
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a "&b;&b;">]>${svgOf('').toString()}`),
    'LOGO_SVG_REFUSED <!DOCTYPE>',
  ],
  'entity in a value': [svgOf('<path d="&x;"/>'), 'LOGO_SVG_REFUSED d'],
  animation: [svgOf('<animate attributeName="x"/>'), 'LOGO_SVG_REFUSED <animate>'],
  link: [svgOf('<a href="https://evil.test/"/>'), 'LOGO_SVG_REFUSED <a>'],
  text: [svgOf('<text>V</text>'), 'LOGO_SVG_REFUSED <text>'],
  'drawing inside': [svgOf('<svg/>'), 'LOGO_SVG_REFUSED <svg>'],
  filter: [svgOf('<filter id="a"/>'), 'LOGO_SVG_REFUSED <filter>'],
  'use of a filter': [svgOf('<g filter="url(#a)"/>'), 'LOGO_SVG_REFUSED filter'],
  'pattern that repeats': [svgOf('<pattern/>'), 'LOGO_SVG_REFUSED <pattern>'],
  'endless dashes': [
    svgOf('<path stroke-dasharray="0.0001"/>'),
    'LOGO_SVG_REFUSED stroke-dasharray',
  ],
  'other namespace': [svgOf('<g xmlns="http://www.w3.org/1999/xhtml"/>'), 'LOGO_SVG_REFUSED xmlns'],
  'no size': [svgOf(BALL, ''), 'LOGO_SVG_REFUSED viewBox'],
  'endless size': [svgOf(BALL, 'viewBox="0 0 1e308 1"'), 'LOGO_SVG_REFUSED viewBox'],
  'no drawing': [Buffer.from('<html><body/></html>'), 'LOGO_SVG_REFUSED <html>'],
  'no namespace': [Buffer.from('<svg viewBox="0 0 9 9"/>'), 'FILE_UNREADABLE'],
  'unfinished document': [svgOf('<g>'), 'FILE_UNREADABLE'],
  'two documents': [Buffer.concat([svgOf(BALL), svgOf(BALL)]), 'FILE_UNREADABLE'],
  'attribute twice': [svgOf('<g id="a" id="b"/>'), 'FILE_UNREADABLE'],
  'other encoding': [Buffer.from(`\uFEFF${svgOf(BALL).toString()}`, 'utf16le'), 'FILE_UNREADABLE'],
  'too many elements': [svgOf('<g/>'.repeat(6_000)), 'LOGO_SVG_TOO_COMPLEX'],
  'too deep': [svgOf('<g>'.repeat(60) + '</g>'.repeat(60)), 'LOGO_SVG_TOO_COMPLEX'],
  'references to references': [
    svgOf(
      Array.from({ length: 8 }, (_, level) => {
        const uses = `<use href="#a${level}"/>`.repeat(10);
        return `<g id="a${level + 1}">${level === 0 ? BALL : uses}</g>`;
      }).join(''),
    ),
    'LOGO_SVG_TOO_COMPLEX',
  ],
  'chain of references': [
    svgOf(
      Array.from({ length: 2_400 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join(
        '',
      ),
    ),
    'LOGO_SVG_TOO_COMPLEX',
  ],
  'reference to itself': [svgOf('<g id="a"><use href="#a"/></g>'), 'LOGO_SVG_TOO_COMPLEX'],
  'mask of itself': [svgOf('<mask id="m" mask="url(#m)"/>'), 'LOGO_SVG_TOO_COMPLEX'],
};

test.each(Object.entries(REFUSED))('an SVG is refused: %s', (_, [svg, refusal]) => {
  expect(refusalOf(svg)).toBe(refusal);
});

test('an SVG of a drawing program is written again with its shapes only', () => {
  const exported = `<?xml version="1.0" encoding="utf-8"?>
    <!-- Generator -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
      "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      xmlns:inkscape="http://www.inkscape.org/" x="0px" viewBox="0 0 40 20" xml:space="preserve">
    <title>Foot &amp; Co</title><metadata><rdf:RDF/></metadata>
    <inkscape:view onload="x"/>
    <style><![CDATA[ .st0{fill:#F25826;} .st1,.st2{clip-path:url('#c');} ]]></style>
    <defs><rect id="r" width="9" height="9"/>
      <clipPath id="c"><use xlink:href="#r"/></clipPath></defs>
    <path class="st0 st1" style="stroke: none !important" inkscape:label="a" data-name="b"
      d="M0 0h9z"/>
    </svg>`;
  expect(cleanSvg(Buffer.from(exported), 80)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 40 20"><g><defs>' +
      '<rect id="r" width="9" height="9"></rect>' +
      '<clipPath id="c"><use href="#r"></use></clipPath></defs>' +
      '<path d="M0 0h9z" fill="#F25826" clip-path="url(#c)" stroke="none"></path></g></svg>',
  );
});

test('a size in units counts where an SVG has no view box', () => {
  expect(cleanSvg(svgOf(BALL, 'width="20mm" height="10mm"'), 100)).toContain(
    'width="100" height="50" viewBox="0 0 20 10"',
  );
});
