import { fillMarkedTexts, markedTexts, markText } from './marked-texts.ts';

const page = `<h1>${markText('about:title', 'Un toit, 100 % couvert')}</h1>
<p data-x="${markText('about:lead', 'Venez')}">${markText('about:lead', 'Venez')}</p>`;

describe('the marked texts of a built page', () => {
  it('are the built words where nothing replaces them', () => {
    expect(fillMarkedTexts(page, {})).toBe(
      '<h1>Un toit, 100 % couvert</h1>\n<p data-x="Venez">Venez</p>',
    );
  });

  it('are replaced everywhere by the text of their key, without reading it again', () => {
    expect(fillMarkedTexts(page, { 'about:lead': '%text:about:title%$1$&%text%' })).toBe(
      '<h1>Un toit, 100 % couvert</h1>\n' +
        '<p data-x="%text:about:title%$1$&%text%">%text:about:title%$1$&%text%</p>',
    );
  });

  it('are not replaced by a property that every object has', () => {
    expect(fillMarkedTexts(markText('constructor', 'a'), {})).toBe('a');
  });

  it('can be listed', () => {
    expect(markedTexts(page)).toEqual({
      'about:title': 'Un toit, 100 % couvert',
      'about:lead': 'Venez',
    });
  });
});
