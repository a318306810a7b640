import { OPTIONAL_PAGES, type OptionalPage } from '@five/shared/venue/pages/optional-pages.rules';
import { FormControlLabel, Switch } from '@mui/material';
import { useInput } from 'ra-core';
import { useId } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Section } from '../section.tsx';
import css from './site-pages-section.module.css';

/** Which pages the site shows. A page that is switched off is hidden with every link to it. */
export function SitePagesSection() {
  const t = useTypedTranslate();
  return (
    <Section id="site-pages" title={t('site_pages.title')} contents={t('contents.site_pages')}>
      <p className={css['help']}>{t('site_pages.help')}</p>
      <PageSwitches source="hiddenPages" />
    </Section>
  );
}

function PageSwitches({ source }: { source: string }) {
  const { field } = useInput<Record<string, OptionalPage[]>>({ source, defaultValue: [] });
  const hidden = field.value as OptionalPage[];
  const show = (page: OptionalPage, isShown: boolean) =>
    field.onChange(
      OPTIONAL_PAGES.filter((one) => (one === page ? !isShown : hidden.includes(one))),
    );
  return (
    <ul className={css['pages']}>
      {OPTIONAL_PAGES.map((page) => (
        <li key={page}>
          <PageSwitch
            page={page}
            isShown={!hidden.includes(page)}
            onChange={(isShown) => show(page, isShown)}
          />
        </li>
      ))}
    </ul>
  );
}

function PageSwitch({
  page,
  isShown,
  onChange,
}: {
  page: OptionalPage;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}) {
  const t = useTypedTranslate();
  const id = useId();
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={isShown}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={t(`words.pages.${page}`)}
      />
      <p id={id} className={css['what']}>
        {t(`site_pages.${page}`)}
      </p>
    </>
  );
}
