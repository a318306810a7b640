import type { Icon } from '@tabler/icons-react';
import './features.css';

interface Feature {
  icon: Icon;
  title: string;
  text: string;
}

interface Props {
  items: readonly Feature[];
  /** Heading level of a feature; h2 if no common heading precedes the features. */
  heading?: 'h2' | 'h3';
}

export function Features({ items, heading: Heading = 'h3' }: Props) {
  return (
    <ul className="features">
      {items.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon size={30} stroke={1.6} aria-hidden />
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
