import type {
  BookingMatchAnswer,
  MatchPersonAnswer,
} from '@five/shared/community/matches/matches.contract';
import { useTranslation } from 'react-i18next';
import './match-lists.css';

/** The bench in its order, and those who do not know yet, do not come or have not answered. */
export function MatchLists({
  match: { bench, maybe, out, unanswered },
}: {
  match: BookingMatchAnswer;
}) {
  const { t } = useTranslation('match');
  return (
    <div className="match-lists">
      <section>
        <h2>{t('bench')}</h2>
        {bench.length === 0 ? (
          <p>{t('benchEmpty')}</p>
        ) : (
          <ol className="match-bench">
            <People people={bench} />
          </ol>
        )}
      </section>
      {maybe.length > 0 && <Answered title={t('maybe')} people={maybe} />}
      {out.length > 0 && <Answered title={t('out')} people={out} />}
      {unanswered.length > 0 && <Answered title={t('notAnswered')} people={unanswered} />}
    </div>
  );
}

function Answered({ title, people }: { title: string; people: MatchPersonAnswer[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="match-names">
        <People people={people} />
      </ul>
    </section>
  );
}

function People({ people }: { people: MatchPersonAnswer[] }) {
  const { t } = useTranslation('match');
  return people.map(({ id, displayName, mine }) => (
    <li key={id} data-mine={mine || undefined}>
      <bdi>{displayName}</bdi>
      {mine && <span className="unseen">{t('you')}</span>}
    </li>
  ));
}
