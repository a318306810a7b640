import { messageParts } from '../message-parts.ts';
import './message.css';

/** What someone wrote, in the direction of its own language, lines kept, addresses to press. */
export function Message({ text }: { text: string }) {
  return (
    <div className="message">
      {text.split(/\n{2,}/).map((paragraph, i) => (
        <p key={i} dir="auto">
          {messageParts(paragraph).map((part, at) => (part.href ? <a key={at} href={part.href} target="_blank" rel="noreferrer nofollow ugc"><bdi dir="ltr">{part.text}</bdi></a> : part.text))}
        </p>
      ))}
    </div>
  );
}
