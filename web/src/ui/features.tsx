import type { Icon } from '@tabler/icons-react';
import './features.css';

interface Feature {
  icon: Icon;
  title: string;
  text: string;
}

/** A few things worth knowing, side by side. */
export function Features({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="features">
      {items.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon size={30} stroke={1.6} aria-hidden />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
