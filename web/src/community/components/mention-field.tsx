import { InputBase } from '@mantine/core';
import {
  mentionAt,
  withMention,
  type MentionBegun,
} from '@five/shared/community/mention-text.rules';
import type { PlayerAnswer } from '@five/shared/community/community.contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { namesLikeQuery } from '../community.queries.ts';
import './mention-field.css';

interface Props {
  name: string;
  label: string;
  hint: string;
  rows: number;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  onWrite: (text: string) => void;
  onMention: (player: PlayerAnswer) => void;
}

/** Text field with `@` mentions. The suggested names follow the field in the tab order. */
export function MentionField({ hint, onWrite, onMention, onChange, ...field }: Props) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<MentionBegun | null>(null);
  const offered = useRef<HTMLUListElement>(null);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange(event);
    setBegun(mentionAt(event.currentTarget.value, event.currentTarget.selectionStart));
  };
  const choose = (player: PlayerAnswer) => {
    if (!begun) return;
    const filled = withMention(field.value, begun, player.displayName);
    onWrite(filled.text);
    onMention(player);
    setBegun(null);
    text.current?.focus();
    // The caret is set in the next frame, because the field contains the new text only then.
    requestAnimationFrame(() => text.current?.setSelectionRange(filled.caret, filled.caret));
  };
  const steer = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setBegun(null);
    if (key === 'ArrowDown' && begun) offered.current?.querySelector('button')?.focus();
  };
  return (
    <div className="mention-field" onKeyDown={steer}>
      <InputBase
        {...field}
        ref={text}
        component="textarea"
        description={hint}
        required
        withAsterisk={false}
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
  const { data: players = [] } = useQuery(namesLikeQuery(query));
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
