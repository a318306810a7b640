import {
  mentionAt,
  withMention,
  type MentionBegun,
} from '@five/shared/community/discussions/mention-text.rules';
import type { PlayerAnswer } from '@five/shared/community/community.contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsShown } from '../../../platform/page/hidden-pages.ts';
import { namesLikeQuery } from '../../community.queries.ts';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import './mention-field.css';

interface Props extends Pick<ComponentProps<'textarea'>, 'name' | 'onBlur' | 'dir'> {
  label: string;
  hint: string;
  rows: number;
  error: string | undefined;
  /** Gives the text field to the form that it belongs to. */
  ref: (field: HTMLTextAreaElement | null) => void;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => unknown;
  onWrite: (text: string) => void;
  onMention: (player: PlayerAnswer) => void;
}

/** Text field with `@` mentions. The suggested names follow the field in the tab order. */
export function MentionField({ hint, onWrite, onMention, onChange, ref, ...field }: Props) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<MentionBegun | null>(null);
  const offered = useRef<HTMLUListElement>(null);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    void onChange(event);
    setBegun(mentionAt(event.currentTarget.value, event.currentTarget.selectionStart));
  };
  const choose = (player: PlayerAnswer) => {
    if (!begun || !text.current) return;
    const filled = withMention(text.current.value, begun, player.displayName);
    onWrite(filled.text);
    onMention(player);
    setBegun(null);
    text.current.focus();
    // The caret is set in the next frame, because the field contains the new text only then.
    requestAnimationFrame(() => text.current?.setSelectionRange(filled.caret, filled.caret));
  };
  const steer = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setBegun(null);
    if (key === 'ArrowDown' && begun) offered.current?.querySelector('button')?.focus();
  };
  return (
    <div className="mention-field" onKeyDown={steer}>
      <TextArea
        {...field}
        ref={(element: HTMLTextAreaElement | null) => {
          text.current = element;
          ref(element);
        }}
        description={hint}
        required
        onChange={change}
      />
      {begun && <Offered ref={offered} query={begun.query} onChoose={choose} />}
    </div>
  );
}

function Offered({
  ref,
  query,
  onChoose,
}: {
  ref: React.RefObject<HTMLUListElement | null>;
  query: string;
  onChoose: (player: PlayerAnswer) => void;
}) {
  const { t } = useTranslation('community');
  const enabled = useIsShown()('/players');
  const { data: players = [] } = useQuery({ ...namesLikeQuery(query), enabled });
  if (players.length === 0) return null;
  return (
    <ul ref={ref} className="mentions" aria-label={t('mentions')}>
      {players.map((player) => (
        <li key={player.reference}>
          <button type="button" onClick={() => onChoose(player)}>
            <bdi>{player.displayName}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
