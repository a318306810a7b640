import type { ReactNode } from 'react';
import { useFormat } from '../platform/use-format.ts';
import css from './lanes-panel.module.css';

interface LaneProps<One> {
  title: string;
  /** What is said where there is nothing. */
  none: string;
  /** Left out while they are not known. */
  all: readonly One[] | undefined;
  children: (one: One) => ReactNode;
}

/** What waits for the desk in one way, and how much of it. */
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

/** When, who, what about it; a press opens it. */
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
