import type { PlayerAnswer } from '@five/shared/community/community.contract';
import { stillMentioned } from '@five/shared/community/discussions/mention-text.rules';
import type { RequestClass } from '@five/shared/platform/nested';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../platform/form/form.ts';

interface Options<V extends { message: string }, Body extends object, Answer> {
  initial: V;
  /** Name of the draft under which unsent input is kept, see `useForm`. */
  draft: string;
  request: () => Promise<RequestClass<Body>>;
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  done: (answer: Answer) => void | Promise<void>;
}

/**
 * A form for a post. Empty fields are not sent; of the chosen mentions, only those whose names are
 * still in the text are sent.
 */
export function usePostForm<
  V extends { message: string } & Record<string, string>,
  Body extends object,
  Answer,
>({ initial, draft, request, send, done }: Options<V, Body, Answer>) {
  const { t } = useTranslation();
  const chosen = useRef<PlayerAnswer[]>([]);
  const bodyOf = (values: V) => {
    const mentions = [
      ...new Set(stillMentioned(values.message, chosen.current).map(({ reference }) => reference)),
    ];
    return {
      ...Object.fromEntries(
        Object.entries(values).filter(([name, value]) => name === 'message' || value.trim() !== ''),
      ),
      ...(mentions.length > 0 && { mentions }),
    };
  };
  const form = useForm({
    initial,
    draft,
    request,
    bodyOf,
    send,
    done,
    unanswered: t('error.unanswered'),
  });
  const { set } = form;
  const write = useCallback((text: string) => set('message', text), [set]);
  const mention = useCallback((player: PlayerAnswer) => void chosen.current.push(player), []);
  return { ...form, mentions: { onWrite: write, onMention: mention } };
}
