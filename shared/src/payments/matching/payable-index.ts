import type { Cents } from '../../money/money.ts';
import type { LineMatch, OpenLine, Payable } from './targets.ts';
import { compact, wordsOf } from './labels.ts';
import type { Label } from './labels.ts';

export interface Signs {
  reference: boolean;
  amount: boolean;
  name: boolean;
}

export interface NamedPayable {
  payable: Payable;
  signs: Signs;
}

interface Debt {
  payable: Payable;
  place: number;
  key: string;
  words: readonly string[];
  dueCents: Cents;
}

/**
 * Index of targets with an amount due (payables) by the references and words that bank labels may
 * contain. With the index, matching a thousand lines against a thousand targets needs few
 * comparisons.
 */
export class PayableIndex {
  private readonly byKey = new Map<string, Debt>();
  private readonly byWord = new Map<string, Debt[]>();
  private readonly parts = new Map<string, Debt[]>();
  private readonly lengths: readonly number[];

  constructor(payables: readonly Payable[]) {
    for (const [place, payable] of payables.entries()) {
      const debt = {
        payable,
        place,
        key: compact(payable.reference),
        words: wordsOf(payable.customer),
        dueCents: payable.dueCents,
      };
      this.byKey.set(debt.key, debt);
      if (payable.within)
        this.parts.set(payable.within, [...(this.parts.get(payable.within) ?? []), debt]);
      for (const word of new Set(debt.words)) this.sharing(word).push(debt);
    }
    this.lengths = [...new Set([...this.byKey.keys()].map((key) => key.length))];
  }

  /**
   * Returns the payables to which the label refers by reference, or by both amount and name, in the
   * order of the constructor's list.
   */
  named(line: OpenLine, label: Label): NamedPayable[] {
    const alike = [...label.words]
      .flatMap((word) => this.byWord.get(word) ?? [])
      .filter(({ dueCents }) => dueCents === line.restCents);
    return [...new Set([...this.referred(label), ...alike])]
      .filter(({ dueCents }) => dueCents > 0)
      .toSorted((one, other) => one.place - other.place)
      .map((debt) => ({
        payable: { ...debt.payable, dueCents: debt.dueCents },
        signs: signsOf(debt, line, label),
      }))
      .filter(({ signs }) => signs.reference || (signs.amount && signs.name));
  }

  /**
   * Subtracts the amount of a match from the amount due of its target. A payment for a booking also
   * limits the amount due of its shares, and a payment for a share reduces that of its booking.
   */
  subtract({ payable, takeCents }: LineMatch): void {
    const debt = this.byKey.get(compact(payable.reference));
    const whole = payable.within ? this.byKey.get(compact(payable.within)) : undefined;
    if (debt) debt.dueCents -= takeCents;
    if (whole) whole.dueCents -= takeCents;
    for (const part of this.parts.get((whole ?? debt)?.payable.reference ?? '') ?? [])
      part.dueCents = Math.min(part.dueCents, (whole ?? debt)?.dueCents ?? 0);
  }

  private sharing(word: string): Debt[] {
    const debts = this.byWord.get(word) ?? [];
    this.byWord.set(word, debts);
    return debts;
  }

  private referred({ compact: text }: Label): Debt[] {
    return this.lengths.flatMap((length) =>
      Array.from(
        { length: Math.max(0, text.length - length + 1) },
        (_, at) => this.byKey.get(text.slice(at, at + length)) ?? [],
      ).flat(),
    );
  }
}

function signsOf({ key, words, dueCents }: Debt, { restCents }: OpenLine, label: Label): Signs {
  const known = words.filter((word) => label.words.has(word)).length;
  return {
    reference: label.compact.includes(key),
    amount: restCents === dueCents,
    name: known > 0 && known >= Math.min(2, words.length),
  };
}
