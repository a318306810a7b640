/** @jest-environment jsdom */
import type { PlayerAnswer } from '@five/shared/community/community.contract';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { openPart } from '../../../../test/page.tsx';
import common from '../../../locales/fr/common.json' with { type: 'json' };
import community from '../../../locales/fr/pages/community.json' with { type: 'json' };
import { namesLikeQuery } from '../../community.queries.ts';
import { MentionField } from './mention-field.tsx';

const playerWith = (reference: string, displayName: string): PlayerAnswer => ({
  id: reference,
  reference,
  displayName,
  city: null,
  position: null,
  level: null,
  photo: null,
  matchesPlayed: 0,
  record: null,
  blocked: false,
});
const [salma, said] = [playerWith('U-1', 'Salma B.'), playerWith('U-2', 'Saïd K.')] as const;

let mentioned: string[];

/** The field as a form renders it: the form writes into the element itself. */
const post = (
  <MentionField
    label="Message"
    hint=""
    rows={3}
    error={undefined}
    ref={() => undefined}
    onChange={() => undefined}
    onWrite={(text) => void (field().value = text)}
    onMention={({ reference }) => mentioned.push(reference)}
  />
);

const open = () =>
  openPart(post, {
    texts: { common, community },
    data: [
      [namesLikeQuery('').queryKey, [salma, said]],
      [namesLikeQuery('sal').queryKey, [salma]],
    ],
  });
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const offered = () => [...document.querySelectorAll<HTMLButtonElement>('.mentions button')];
const names = () => offered().map(({ textContent }) => textContent);

/** Types a text whose caret is at its end, or at `caret`. */
function type(value: string, caret = value.length): void {
  field().focus();
  fireEvent.change(field(), { target: { value, selectionStart: caret, selectionEnd: caret } });
}

beforeEach(() => {
  mentioned = [];
});
afterEach(cleanup);

describe('a mention in a post', () => {
  it('is offered after @, and narrowed down by the next letters', async () => {
    await open();
    type('Bravo @');
    expect(names()).toEqual(['Salma B.', 'Saïd K.']);
    type('Bravo @sal');
    expect(names()).toEqual(['Salma B.']);
  });

  it('that is chosen writes the name, and the caret goes on behind it', async () => {
    await open();
    type('Bravo @sal pour hier', 'Bravo @sal'.length);
    await act(async () => {
      offered()[0]?.focus();
      offered()[0]?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(field().value).toMatch(/^Bravo @Salma B\. +pour hier$/);
    expect(mentioned).toEqual(['U-1']);
    expect(document.activeElement).toBe(field());
    expect(field().value.slice(0, field().selectionStart).trimEnd()).toBe('Bravo @Salma B.');
    expect(names()).toEqual([]);
  });

  it('is reached by the down arrow, and given up by Escape', async () => {
    await open();
    type('Bravo @');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(offered()[0]);
    fireEvent.keyDown(offered()[0] as HTMLButtonElement, { key: 'Escape' });
    expect(names()).toEqual([]);
  });

  it('is not offered inside of an email address', async () => {
    await open();
    type('salma@');
    expect(names()).toEqual([]);
  });
});
