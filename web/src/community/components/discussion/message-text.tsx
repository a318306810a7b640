import { mentionParts } from '@five/shared/community/discussions/mention-text.rules';
import { phoneRuns } from '@five/shared/community/phone-runs.rules';
import { messageParts } from '../../message-parts.ts';
import './message-text.css';

interface Props {
  text: string;
  /** Names of the players that the text mentions. */
  names?: readonly string[];
}

/** Text of a user in its own text direction, with line breaks and links; mentions are bold. */
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
