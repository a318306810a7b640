import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { IconArrowRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import css from './audit.module.css';
import { subjectPath } from './subject-path.ts';
import { useChanges } from './use-changes.ts';
import { useSubjectName } from './use-subject-name.ts';

/**
 * One audit entry: a sentence with user, action, record and reason, and the list of changes below.
 */
export function AuditRow({ entry }: { entry: AuditEntryAnswer }) {
  const t = useTypedTranslate();
  const { date, hour } = useFormat();
  const changes = useChanges()(entry);
  const { at, wall, actor, sentence, reason } = entry;
  return (
    <li>
      <p className={css['sentence']}>
        <strong>
          <bdi>{actor?.displayName ?? t('audit.clock')}</bdi>
        </strong>{' '}
        — <bdi>{sentence}</bdi> <Subject entry={entry} />
      </p>
      {reason && (
        <q>
          <bdi>{reason}</bdi>
        </q>
      )}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ name, steps, ownLine }) => (
            <li key={name} data-own-line={ownLine}>
              <bdi>{name}</bdi> <Steps steps={steps} />
            </li>
          ))}
        </ul>
      )}
      <small>
        <time dateTime={at}>
          {date(dateOfWall(wall))} · <bdi>{hour(timeOfWall(wall))}</bdi>
        </time>
      </small>
    </li>
  );
}

/**
 * Matches texts that begin with a time or with an isolated name in another language. Their first
 * letter does not give their direction, so they use the page's direction.
 */
const OF_THE_PAGE = /^(?:\d{2}:\d{2}\s–|\u2068)/;

/** Old and new values of a change, in the page's reading direction. */
function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <b>
      {steps.map((step, index) => (
        <Fragment key={index}>
          {index > 0 && <IconArrowRight className="points" aria-label="→" size={15} />}
          {OF_THE_PAGE.test(step) ? <span>{step}</span> : <bdi>{step}</bdi>}
        </Fragment>
      ))}
    </b>
  );
}

function Subject({ entry: { subjectKind, subject } }: { entry: AuditEntryAnswer }) {
  const path = subjectPath(subjectKind, subject);
  const called = useSubjectName()(subjectKind, subject);
  const name =
    called === undefined ? <bdi className="nowrap figures">{subject}</bdi> : <bdi>{called}</bdi>;
  return path === null ? name : <Link to={path}>{name}</Link>;
}
