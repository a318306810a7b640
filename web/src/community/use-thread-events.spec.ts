/** @jest-environment jsdom */
import type { DiscussionThread, ReplyAnswer } from '@five/shared/community/community.contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useBufferedReplies } from './use-thread-events.ts';

// Only the fields that decide whether a reply is shown.
const threadWith = (...replies: [reference: string, mine?: boolean][]) =>
  ({
    replies: replies.map(([reference, mine = false]) => ({ reference, mine }) as ReplyAnswer),
  }) as DiscussionThread;

const open = (thread: DiscussionThread) => renderHook(useBufferedReplies, { initialProps: thread });
const shown = ({ current }: { current: ReturnType<typeof useBufferedReplies> }) =>
  current.shown.map(({ reference }) => reference);

afterEach(cleanup);

describe('the replies of an open discussion', () => {
  it('that arrive are counted, and shown only when the reader asks for them', () => {
    const { result, rerender } = open(threadWith(['R-1']));
    rerender(threadWith(['R-1'], ['R-2'], ['R-3']));
    expect([shown(result), result.current.fresh]).toEqual([['R-1'], 2]);
    act(() => result.current.release());
    expect([shown(result), result.current.fresh]).toEqual([['R-1', 'R-2', 'R-3'], 0]);
  });

  it('of the reader are shown at once, in their order', () => {
    const { result, rerender } = open(threadWith(['R-1']));
    rerender(threadWith(['R-1'], ['R-2'], ['R-3', true]));
    expect([shown(result), result.current.fresh]).toEqual([['R-1', 'R-3'], 1]);
  });

  it('that were removed leave, without a count', () => {
    const { result, rerender } = open(threadWith(['R-1'], ['R-2']));
    rerender(threadWith(['R-2']));
    expect([shown(result), result.current.fresh]).toEqual([['R-2'], 0]);
  });
});
