import { mentionParts } from '@five/shared/community/mention-text.rules';
import { phoneRuns } from '@five/shared/community/phone-runs.rules';
import { messageParts } from '../message-parts.ts';
import './message-text.css';

interface Props {
  text: string;
  /** Names of the mentioned players. */
  names?: readonly string[];
}

/** User text in its own direction, with line breaks, links and mentions in bold. */
export function MessageText({ text, names = [] }: Props) {
  return (
    <div className="message">
      {text.split(/\n{2,}/).map((paragraph, i) => (
        <p key={i} dir="auto">
          {messageParts(paragraph).map((part, at) =>
            part.href ? (
              <a key={at} href={part.href} target="_blank" rel="noreferrer nofollow ugc">
                <bdi dir="ltr">{part.text}</bdi>
              </a>
            ) : (
              <FormattedText key={at} text={part.text} names={names} />
            ),
          )}
        </p>
      ))}
    </div>
  );
}

function PlainText({ text }: { text: string }) {
  return phoneRuns(text).map((run, at) =>
    run.phone ? (
      <bdi key={at} className="message-phone" dir="ltr">
        {run.text}
      </bdi>
    ) : (
      run.text
    ),
  );
}

function FormattedText({ text, names }: { text: string; names: readonly string[] }) {
  return mentionParts(text, names).map((part, at) =>
    part.mention ? (
      <strong key={at}>
        <bdi>{part.text}</bdi>
      </strong>
    ) : (
      <PlainText key={at} text={part.text} />
    ),
  );
}
