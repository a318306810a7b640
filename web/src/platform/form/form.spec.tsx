/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import violations from '@five/shared/locales/fr/violations.json' with { type: 'json' };
import common from '../../locales/fr/common.json' with { type: 'json' };
import { CheckField } from '../../ui/fields/check-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ApiFailure } from '@five/client/failure';
import { useForm } from './form.ts';

const request = async () => (await import('@five/shared/venue/contact.requests')).ContactRequest;
const EMPTY = { fullName: '', phone: '', email: '', message: '', acceptConditions: false };
type Name = keyof typeof EMPTY;

/** What the form sends: the bodies with their idempotency keys, and the answer to the next one. */
const sent: { body: object; key: string }[] = [];
let answer: () => Promise<unknown>;
let done: number;
const send = (body: object, key: string) => {
  sent.push({ body, key });
  return answer();
};

/** A message to the reception, with the fields as the pages render them. */
function Message({ known }: { known?: Partial<typeof EMPTY> }) {
  const form = useForm({
    initial: EMPTY,
    draft: 'contact',
    request,
    send,
    failed: 'Échec',
    unanswered: 'Sans réponse',
    done: () => void (done += 1),
  });
  const { offer } = form;
  useEffect(() => {
    if (known) offer(known);
  }, [known, offer]);
  return (
    <form {...form.form} data-busy={form.busy}>
      {form.failure !== null && <p className="notice-error">{form.failure}</p>}
      {(['fullName', 'phone', 'email', 'message'] as const).map((name) => (
        <TextField key={name} {...form.text(name)} label={name} />
      ))}
      <CheckField {...form.field('acceptConditions')} label="Conditions" />
    </form>
  );
}

const registration = async () => (await import('@five/shared/auth/auth.requests')).RegisterRequest;
const REGISTERED = {
  firstName: 'Inès',
  name: 'Chraibi',
  birthDate: '1994-03-12',
  email: 'ines@five.test',
  phone: '0661122301',
  emergencyPhone: '0661122302',
  acceptConditions: true,
  password: 'une longue phrase',
  passwordConfirmation: 'une autre phrase',
};

/** A filled registration, with its two password fields. */
function Passwords() {
  const form = useForm({ initial: REGISTERED, request: registration, send, done: () => undefined });
  return (
    <form {...form.form} data-busy={form.busy}>
      {(['password', 'passwordConfirmation'] as const).map((name) => (
        <TextField key={name} {...form.field(name)} label={name} type="password" />
      ))}
    </form>
  );
}

const texts = createInstance();

const page = (known?: Partial<typeof EMPTY>) => (
  <I18nextProvider i18n={texts}>
    <Message {...(known && { known })} />
  </I18nextProvider>
);
const field = (name: Name) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
const type = (name: Name, value: string) => fireEvent.change(field(name), { target: { value } });
const errorOf = (name: Name) => document.getElementById(`${field(name).id}-error`)?.textContent;
const notice = () => document.querySelector('.notice-error');

function fill(): void {
  type('fullName', 'Nadia Chraibi');
  type('phone', '0612345678');
  type('email', 'nadia@five.test');
  type('message', 'Un anniversaire samedi.');
  fireEvent.click(field('acceptConditions'));
}

/** Submits the form and waits until it is no longer busy. */
async function submit(): Promise<void> {
  const form = document.querySelector('form') as HTMLFormElement;
  await act(async () => {
    fireEvent.submit(form);
    await new Promise((resolve) => setTimeout(resolve));
  });
  for (let tries = 0; tries < 100 && form.dataset.busy === 'true'; tries += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 2)));
}

beforeAll(async () => {
  await texts.init({
    lng: 'fr',
    resources: { fr: { common, violations } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  Element.prototype.scrollIntoView = () => undefined;
  await request();
});
beforeEach(() => {
  sent.length = 0;
  done = 0;
  answer = () => Promise.resolve({});
  sessionStorage.clear();
});
afterEach(cleanup);

describe('a form that is sent empty', () => {
  it('names every missing field and focuses the first, without a request', async () => {
    render(page());
    await submit();
    expect(errorOf('fullName')).toBe('Veuillez entrer votre nom complet');
    expect(errorOf('message')).toBe('Veuillez entrer votre message');
    expect(document.activeElement).toBe(field('fullName'));
    expect(sent).toEqual([]);
  });

  it('clears the error of a field while it is typed, and keeps the others', async () => {
    render(page());
    await submit();
    type('fullName', 'N');
    expect(errorOf('fullName')).toBeUndefined();
    expect(field('fullName').hasAttribute('aria-invalid')).toBe(false);
    expect(errorOf('phone')).toBe('Veuillez entrer votre numéro de téléphone');
    expect(field('phone').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('fullName'));
  });

  it('asks for the consent where only that is missing', async () => {
    render(page());
    fill();
    fireEvent.click(field('acceptConditions'));
    await submit();
    expect(document.activeElement).toBe(field('acceptConditions'));
    expect(sent).toEqual([]);
  });
});

describe('a filled form', () => {
  it('sends the cleaned values, is done once and keeps no draft', async () => {
    render(page());
    fill();
    type('email', '\u200enadia@five.test\u200e');
    await submit();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        fullName: 'Nadia Chraibi',
        phone: '0612345678',
        email: 'nadia@five.test',
        message: 'Un anniversaire samedi.',
        acceptConditions: true,
      },
    ]);
    expect(done).toBe(1);
    cleanup();
    render(page());
    expect(field('message').value).toBe('');
  });

  it('pressed twice sends once', async () => {
    let arrive: (value: unknown) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    render(page());
    fill();
    const form = document.querySelector('form') as HTMLFormElement;
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await act(async () => {
      arrive({});
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(sent).toHaveLength(1);
    expect(done).toBe(1);
  });

  it('without an answer says so, keeps the text, and repeats under the same key', async () => {
    answer = () => Promise.reject(new ApiFailure(0, 'UNREACHABLE'));
    render(page());
    fill();
    await submit();
    expect(notice()?.textContent).toBe('Sans réponse');
    expect(document.activeElement).toBe(notice());
    expect(field('message').value).toBe('Un anniversaire samedi.');
    await submit();
    expect(sent[1]?.key).toBe(sent[0]?.key);
    type('message', 'Un anniversaire dimanche.');
    await submit();
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('that the API refuses shows its message at the field and focuses it', async () => {
    const errorMessages = [{ field: 'email', message: 'Adresse inconnue' }];
    answer = () => Promise.reject(new ApiFailure(422, 'VALIDATION_FAILED', { errorMessages }));
    render(page());
    fill();
    await submit();
    expect(errorOf('email')).toBe('Adresse inconnue');
    expect(document.activeElement).toBe(field('email'));
    expect(notice()).toBeNull();
    expect(done).toBe(0);
  });

  it('that the API refuses without a field shows the message above the form', async () => {
    const errorMessages = [{ field: 'unknown', message: 'Inconnu' }];
    answer = () =>
      Promise.reject(
        new ApiFailure(409, 'VALIDATION_FAILED', { message: 'Refusé', errorMessages }),
      );
    render(page());
    fill();
    await submit();
    expect(notice()?.textContent).toBe('Refusé');
    expect(document.activeElement).toBe(notice());
  });

  it('that a server between answers shows the failure of the form', async () => {
    answer = () => Promise.reject(new ApiFailure(500, 'INTERNAL_ERROR'));
    render(page());
    fill();
    await submit();
    expect(notice()?.textContent).toBe('Échec');
  });
});

describe('a password that is repeated differently', () => {
  it('gets the focus, and nothing is sent', async () => {
    render(
      <I18nextProvider i18n={texts}>
        <Passwords />
      </I18nextProvider>,
    );
    await submit();
    const repeated = document.querySelector('input[name="passwordConfirmation"]');
    expect(repeated?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(repeated);
    expect(sent).toEqual([]);
  });
});

describe('the values of a form', () => {
  it('come back as a draft when its page opens again, the consent aside', () => {
    render(page());
    fill();
    cleanup();
    render(page());
    expect(field('message').value).toBe('Un anniversaire samedi.');
    expect(field('acceptConditions').checked).toBe(false);
  });

  it('that the account knows fill empty fields only, and leave with the account', () => {
    const { rerender } = render(page());
    type('phone', '0612345678');
    rerender(page({ fullName: 'Salma Idrissi', phone: '0661122301', email: 'salma@five.test' }));
    expect(field('fullName').value).toBe('Salma Idrissi');
    expect(field('phone').value).toBe('0612345678');
    type('email', 'autre@five.test');
    rerender(page({}));
    expect(field('fullName').value).toBe('');
    expect(field('phone').value).toBe('0612345678');
    expect(field('email').value).toBe('autre@five.test');
  });

  it('have the direction of the typed text', () => {
    render(page());
    expect(field('fullName').dir).toBe('');
    type('fullName', 'نادية');
    expect(field('fullName').dir).toBe('rtl');
    type('fullName', 'Nadia');
    expect(field('fullName').dir).toBe('ltr');
  });
});
