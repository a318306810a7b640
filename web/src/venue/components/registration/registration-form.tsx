import type {
  AcademyAnswer,
  AcademySessionAnswer,
  RegistrationReceipt as Receipt,
} from '@five/shared/academy/academy.contract';
import { ageProblem } from '@five/shared/academy/academy.rules';
import { isDate } from '@five/shared/time/wall-time';
import { Checkbox, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../account/account.queries.ts';
import { Acceptance } from '../../../platform/acceptance.tsx';
import { useForm } from '../../../platform/form.ts';
import { formatWeekday } from '../../../platform/format.ts';
import { useLocale } from '../../../platform/locale.ts';
import { useQueryText } from '../../../platform/query-text.ts';
import { TimeRange } from '../../../platform/time-range.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { academyQuery, registerChild } from '../../academy.queries.ts';
import './registration-form.css';

const request = async () =>
  (await import('@five/shared/academy/academy.requests')).CreateRegistrationRequest;
const EMPTY = {
  'child.firstName': '',
  'child.name': '',
  'child.birthDate': '',
  session: '',
  kitSize: '',
  'guardian.fullName': '',
  'guardian.phone': '',
  'guardian.email': '',
  acceptConditions: false,
};

interface Props {
  academy: AcademyAnswer;
  /** Called with the answer and the child's first name. */
  onDone: (receipt: Receipt, child: string) => void;
}

/** Registers a child: session, kit size, and the guardian. */
export function RegistrationForm({ academy, onDone }: Props) {
  const { t } = useTranslation('academy');
  const { sessions, kitSizes, minAge, maxAge } = academy;
  const form = useRegistration(academy, onDone);
  const line = { required: true, withAsterisk: false };
  const birthDate = form.text('child.birthDate').value;
  const full = sessions.some(
    ({ reference, placesLeft }) => reference === form.text('session').value && placesLeft === 0,
  );
  const choices = sessions.map((session) => ({
    value: session.reference,
    label: <SessionChoice session={session} unfit={isUnfit(session, academy, birthDate)} />,
  }));
  return (
    <form {...form.form} className="form registration needs-scripts">
      <FailureNotice failure={form.failure} />
      <fieldset>
        <legend>{t('form.child')}</legend>
        <div className="form-pair">
          <TextInput
            {...form.text('child.firstName')}
            {...line}
            label={t('form.firstName')}
            autoComplete="off"
          />
          <TextInput
            {...form.text('child.name')}
            {...line}
            label={t('form.lastName')}
            autoComplete="off"
          />
        </div>
        <TextInput
          {...form.text('child.birthDate')}
          {...line}
          label={t('form.birthDate')}
          description={t('form.birthHint', { min: minAge, max: maxAge })}
          type="date"
          autoComplete="off"
        />
        <ChoiceField
          {...form.text('session')}
          label={t('form.session')}
          look="cards"
          choices={choices}
        />
        {full && (
          <Notice status="warning">
            <p>{t('form.sessionLater')}</p>
          </Notice>
        )}
        <ChoiceField
          {...form.text('kitSize')}
          label={t('form.kitSize')}
          choices={kitSizes.map((size) => ({
            value: size,
            label: t('form.kitSizeOption', { size }),
          }))}
        />
      </fieldset>
      <fieldset>
        <legend>{t('form.guardian')}</legend>
        <TextInput
          {...form.text('guardian.fullName')}
          {...line}
          label={t('form.fullName')}
          autoComplete="name"
        />
        <div className="form-pair">
          <TextInput
            {...form.text('guardian.phone')}
            {...line}
            label={t('form.phone')}
            type="tel"
            autoComplete="tel"
            dir="ltr"
          />
          <TextInput
            {...form.text('guardian.email')}
            {...line}
            label={t('form.email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            dir="ltr"
          />
        </div>
      </fieldset>
      <Checkbox
        {...form.tick('acceptConditions')}
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

function useRegistration({ sessions }: AcademyAnswer, onDone: Props['onDone']) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('common');
  const { data: user } = useUser();
  const asked = useQueryText('session');
  const form = useForm({
    initial: EMPTY,
    draft: 'academy',
    request,
    bodyOf: nested,
    send: async (body, key) => (await registerChild(body, key)).data,
    unanswered: t('error.unanswered'),
    done: async (receipt) => {
      onDone(receipt, form.text('child.firstName').value);
      await queryClient.invalidateQueries(academyQuery());
    },
  });
  const { offer, set } = form;
  useEffect(() => {
    offer(
      user
        ? {
            'guardian.fullName': user.fullName,
            'guardian.phone': user.phone,
            'guardian.email': user.email,
          }
        : {},
    );
  }, [user, offer]);
  useEffect(() => {
    if (sessions.some(({ reference }) => reference === asked)) set('session', asked);
  }, [asked, sessions, set]);
  return form;
}

/** Converts fields named by their path to a nested body. */
function nested(values: typeof EMPTY): object {
  const { session, kitSize, acceptConditions } = values;
  const child = {
    firstName: values['child.firstName'],
    name: values['child.name'],
    birthDate: values['child.birthDate'],
  };
  const guardian = {
    fullName: values['guardian.fullName'],
    phone: values['guardian.phone'],
    email: values['guardian.email'],
  };
  return { child, guardian, session, kitSize, acceptConditions };
}
