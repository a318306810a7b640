import { ownTexts, withChanges } from './own-texts.ts';

const about = { title: 'Un toit', places: { title: 'Tout ici', cafe: { title: 'Le café' } } };

describe('own words of the venue', () => {
  it('replace the text of their key in their namespace, and no other', () => {
    const changes = ownTexts({ 'about:places.title': 'Chez nous', 'home:title': 'Foot' });
    expect(withChanges('about', about, changes)).toEqual({
      title: 'Un toit',
      places: { title: 'Chez nous', cafe: { title: 'Le café' } },
    });
    expect(about.places.title).toBe('Tout ici');
  });

  it('replace every plural form of their key', () => {
    const kit = { shirt_one: '1 T-shirt', shirt_other: 'T-shirts', shirt_note: 'Propre' };
    expect(withChanges('academy', kit, ownTexts({ 'academy:shirt': 'Maillots' }))).toEqual({
      shirt_one: 'Maillots',
      shirt_other: 'Maillots',
      shirt_note: 'Propre',
    });
  });
});
