import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import type { ReactNode } from 'react';
import { AnswerBar, NameForm } from '../../community/matches/components/answer-bar.tsx';
import { MatchContent } from '../../community/matches/components/match-content.tsx';
import { Brand } from '../layout/navigation/brand.tsx';

/** A page with a parameter as the server sends it: the bar with the brand, and the content. */
export function ServedPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="bar">
        <div className="wrap bar-row">
          <span className="bar-menu" />
          <Brand />
        </div>
      </header>
      <main id="main" className="on-light">
        {children}
      </main>
    </>
  );
}

/**
 * A match as a guest without an answer sees it. An answer that is pressed here, and a name that is
 * typed into the form of the template, are sent after hydration (`app/early-clicks.ts`), so nothing
 * needs the token of the link.
 */
export function ServedMatch({ match }: { match: BookingMatchAnswer }) {
  const isOpen = match.state === 'open';
  const ignore = () => undefined;
  return (
    <>
      <MatchContent token="" match={match} onTake={isOpen ? ignore : undefined} />
      {isOpen && (
        <>
          <AnswerBar token="" match={match} asked={null} onAsk={ignore} />
          <template id="answer-name">
            <NameForm token="" answer="in" done={ignore} />
          </template>
        </>
      )}
    </>
  );
}
