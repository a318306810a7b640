import type { ReactNode } from 'react';
import { useFormat } from '../../platform/texts/use-format.ts';
import css from './lanes-panel.module.css';

interface LaneProps<One> {
  title: string;
  /** Text shown if the list is empty. */
  none: string;
  /** The items of the list; undefined while loading. */
  all: readonly One[] | undefined;
  children: (one: One) => ReactNode;
}

/** A list of pending items with its count. */
export function Lane<One>({ title, none, all, children }: LaneProps<One>) {
  return (
    <section className={css['lane']}>
      <h3>
        {title} <span>{all?.length ?? 0}</span>
      </h3>
      {all?.length === 0 ? <p>{none}</p> : <ol>{all?.map(children)}</ol>}
    </section>
  );
}

interface LaneLineProps {
  startTime: string;
  name: string;
  about: ReactNode;
  end: ReactNode;
  onOpen: () => void;
}

/** One line of a list: time, name and detail of an item. A press opens the item. */
export function LaneLine({ startTime, name, about, end, onOpen }: LaneLineProps) {
  const { hour } = useFormat();
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <bdi className={css['time']}>{hour(startTime)}</bdi>
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span className={css['more']}>
            <small>{about}</small>
            {end}
          </span>
        </span>
      </button>
    </li>
  );
}
