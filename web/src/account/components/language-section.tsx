import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { LOCALES, isLocale, localizePath, type Locale } from '@five/shared/locales/locale';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../platform/messages/alerts.ts';
import { rememberLocale } from '../../platform/texts/locale.ts';
import { carryStorage } from '@five/client/browser/storage';
import { ChoiceField } from '../../ui/fields/choice-field.tsx';
import { saveProfile } from '../account.queries.ts';
import { AccountSection } from './account-section.tsx';

const NAMES: Record<Locale, string> = { fr: 'Français', en: 'English', ar: 'العربية' };

/**
 * Section to choose the language of mails and notifications; the site switches to the language
 * immediately.
 */
export function LanguageSection({ user: { locale } }: { user: UserAnswer }) {
  const { t } = useTranslation(['account', 'common']);
  const save = useMutation({
    mutationFn: (chosen: Locale) => saveProfile({ locale: chosen }),
    onSuccess: ({ user }) => {
      rememberLocale(user.locale);
      carryStorage();
      // The language cannot change while a page is loaded, so another language needs a full page
      // load.
      location.assign(localizePath(location.pathname, user.locale));
    },
    onError: (error) => showFailure(error, t('common:error.unreachable')),
  });
  const choices = LOCALES.map((value) => ({
    value,
    label: <span lang={value}>{NAMES[value]}</span>,
  }));
  return (
    <AccountSection id="language" title={t('language.title')} lead={t('language.lead')}>
      <div className="form">
        <ChoiceField
          name="locale"
          label={t('language.label')}
          choices={choices}
          value={save.isError ? locale : (save.variables ?? locale)}
          error={undefined}
          onChange={({ currentTarget: { value } }) => isLocale(value) && save.mutate(value)}
        />
      </div>
    </AccountSection>
  );
}
