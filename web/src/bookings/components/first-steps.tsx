import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/user.queries.ts';
import { useMailsArrive } from '../../venue/venue.queries.ts';
import './first-steps.css';

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * List of the eight steps of a first booking. Steps 1, 3 and 4 (account, profile, booking page) are
 * always ticked, step 2 once the account is verified. Later steps are not ticked.
 */
export function FirstSteps() {
  const { t } = useTranslation('bookings');
  const { data: user } = useUser();
  const arrive = useMailsArrive();
  const isDone = (step: number) =>
    step === 1 || (step === 2 && user?.verified === true) || step === 3 || step === 4;
  return (
    <section className="first-steps" aria-labelledby="first-steps-title">
      <h2 id="first-steps-title">{t('steps.title')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step} data-done={isDone(step) || undefined}>
            {isDone(step) ? (
              <IconCircleCheckFilled size={26} aria-hidden />
            ) : (
              <span className="figure" aria-hidden>
                {step}
              </span>
            )}
            <span>
              {t(step === 2 && !arrive ? 'steps.2_unsent' : `steps.${step}`)}
              {isDone(step) && <span className="unseen"> ({t('steps.done')})</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
