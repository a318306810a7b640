import { dateWith, planWith, slotOn } from '../../test/series.ts';
import { changedDates } from './use-weekly-plan.ts';

const [first, second, third] = ['2026-11-21', '2026-11-28', '2026-12-05'] as const;

describe('the dates that changed since an order was refused', () => {
  const seen = planWith(dateWith(first), dateWith(second), dateWith(third));

  it('are those with another hour, pitch, price or state', () => {
    const plan = planWith(
      dateWith(first, { slot: slotOn(first, { totalCents: 35_000 }) }),
      dateWith(second, { slot: slotOn(second, { pitch: 'P2' }) }),
      dateWith(third, { state: 'conflict', why: 'taken', slot: null }),
    );
    expect([...changedDates(seen, plan)]).toEqual([first, second, third]);
    const later = planWith(dateWith(first, { slot: slotOn(first, { startTime: '20:00' }) }));
    expect([...changedDates(seen, later)]).toEqual([first]);
  });

  it('are none where only the alternatives differ', () => {
    const plan = planWith(dateWith(first, { ways: [slotOn(first, { pitch: 'P2' })] }));
    expect(changedDates(seen, plan).size).toBe(0);
  });

  it('are none for dates that were added since, and without a refusal', () => {
    expect(changedDates(seen, planWith(dateWith('2026-12-12'))).size).toBe(0);
    expect(changedDates(null, planWith(dateWith(first))).size).toBe(0);
  });
});
