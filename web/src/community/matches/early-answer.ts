import { MATCH_ANSWERS, type MatchAnswerCode } from '@five/shared/community/matches/matches.codes';

/** What a person did in the page of a match before hydration (`app/early-clicks.ts`). */
export interface EarlyAnswer {
  answer: MatchAnswerCode;
  /** The text that a guest has typed in the form of the name. */
  name: string;
  phone: string;
  /** Name of the field that has the focus. */
  focused: string;
  /** Whether the form of the name was sent. */
  isSent: boolean;
}

/** Reads an early answer from the page as it was sent, while it is still in the document. */
export function readEarlyAnswer(): EarlyAnswer | null {
  if (typeof document === 'undefined') return null;
  const pressed = document.querySelector<HTMLElement>('#served [data-answer][aria-busy=true]');
  const answer = MATCH_ANSWERS.find((one) => one === pressed?.dataset['answer']);
  if (!answer) return null;
  const form = document.querySelector<HTMLFormElement>('#served .answer-name');
  const typed = (name: string) =>
    form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
  return {
    answer,
    name: typed('name'),
    phone: typed('phone'),
    focused: form?.querySelector(':focus')?.getAttribute('name') ?? 'name',
    isSent: form?.dataset['sent'] !== undefined,
  };
}
