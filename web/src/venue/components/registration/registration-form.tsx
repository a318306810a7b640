import type {
  AcademyAnswer,
  AcademySessionAnswer,
  RegistrationReceipt as Receipt,
} from '@five/shared/academy/academy.contract';
import { ageProblem } from '@five/shared/academy/academy.rules';
import { isDate } from '@five/shared/time/wall-time';
import { useTranslation } from 'react-i18next';
import { Acceptance } from '../../../platform/page/acceptance.tsx';
import { formatWeekday } from '../../../platform/texts/format.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { useRegistration, type RegistrationFields } from './use-registration.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import './registration-form.css';

interface Props {
  academy: AcademyAnswer;
  /**
   * Called after a successful registration, with the API's response and the first name of the
   * child.
   */
  onDone: (receipt: Receipt, child: string) => void;
}

const REQUIRED = { required: true };

/** Form to register a child for the academy: session, kit size, and guardian. */
export function RegistrationForm({ academy, onDone }: Props) {
  const { t } = useTranslation('academy');
  const form = useRegistration(academy, onDone);
  const full = academy.sessions.some(
    ({ reference, placesLeft }) => reference === form.value('session') && placesLeft === 0,
  );
  return (
    <form {...form.form} className="form registration needs-scripts">
      <FailureNotice failure={form.failure} />
      <fieldset>
        <legend>{t('form.child')}</legend>
        <ChildFields form={form} academy={academy} />
        <SessionField form={form} academy={academy} />
        {full && (
          <Notice status="warning">
            <p>{t('form.sessionLater')}</p>
          </Notice>
        )}
        <ChoiceField
          {...form.field('kitSize')}
          label={t('form.kitSize')}
          choices={academy.kitSizes.map((size) => ({
            value: size,
            label: t('form.kitSizeOption', { size }),
          }))}
        />
      </fieldset>
      <GuardianFields form={form} />
      <CheckField
        {...form.field('acceptConditions')}
        required
        label={<Acceptance />}
        description={t('form.privacy')}
      />
      <Button type="submit" size="large" busy={form.busy}>
        {t(full ? 'form.submitWaiting' : 'form.submit')}
      </Button>
    </form>
  );
}

interface FieldsProps {
  form: RegistrationFields;
  academy: AcademyAnswer;
}

function ChildFields({ form, academy: { minAge, maxAge } }: FieldsProps) {
  const { t } = useTranslation('academy');
  return (
    <>
      <div className="form-pair">
        <TextField
          {...form.text('child.firstName')}
          {...REQUIRED}
          label={t('form.firstName')}
          autoComplete="off"
        />
        <TextField
          {...form.text('child.name')}
          {...REQUIRED}
          label={t('form.lastName')}
          autoComplete="off"
        />
      </div>
      <TextField
        {...form.text('child.birthDate')}
        {...REQUIRED}
        label={t('form.birthDate')}
        description={t('form.birthHint', { min: minAge, max: maxAge })}
        type="date"
        autoComplete="off"
      />
    </>
  );
}

function SessionField({ form, academy }: FieldsProps) {
  const { t } = useTranslation('academy');
  const birthDate = form.value('child.birthDate');
  return (
    <ChoiceField
      {...form.field('session')}
      label={t('form.session')}
      look="cards"
      choices={academy.sessions.map((session) => ({
        value: session.reference,
        label: <SessionChoice session={session} unfit={isUnfit(session, academy, birthDate)} />,
      }))}
    />
  );
}

function SessionChoice({
  session: { name, weekday, startTime, endTime, placesLeft },
  unfit,
}: {
  session: AcademySessionAnswer;
  unfit: boolean;
}) {
  const { t } = useTranslation('academy');
  const { locale } = useLocale();
  return (
    <span className="session-choice" data-unfit={unfit || undefined}>
      <strong className="sentence">{formatWeekday(weekday, locale)}</strong>
      <TimeRange startTime={startTime} endTime={endTime} />
      <small>
        <bdi>{name}</bdi> ·{' '}
        {unfit
          ? t('form.otherAge')
          : placesLeft > 0
            ? t('sessions.places', { count: placesLeft })
            : t('sessions.full')}
      </small>
    </span>
  );
}

function isUnfit(
  session: AcademySessionAnswer,
  { season }: AcademyAnswer,
  birthDate: string,
): boolean {
  return (
    season !== null && isDate(birthDate) && ageProblem(birthDate, season.from, session) !== null
  );
}

function GuardianFields({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation(['academy', 'labels']);
  return (
    <fieldset>
      <legend>{t('form.guardian')}</legend>
      <TextField
        {...form.text('guardian.fullName')}
        {...REQUIRED}
        label={t('form.fullName')}
        autoComplete="name"
      />
      <div className="form-pair">
        <TextField
          {...form.text('guardian.phone')}
          {...REQUIRED}
          label={t('labels:person.phone')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <TextField
          {...form.text('guardian.email')}
          {...REQUIRED}
          label={t('labels:person.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          dir="ltr"
        />
      </div>
    </fieldset>
  );
}
