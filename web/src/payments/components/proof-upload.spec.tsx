/** @jest-environment ./test/jsdom-with-responses.mjs */
import type { ProofAnswer } from '@five/shared/payments/proofs.contract';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { openPart } from '../../../test/page.tsx';
import common from '../../locales/fr/common.json' with { type: 'json' };
import tickets from '../../locales/fr/pages/tickets.json' with { type: 'json' };
import { ProofUpload } from './proof-upload.tsx';

/** A request that the tests report progress of and answer themselves. */
class Upload {
  static all: Upload[] = [];
  static get last(): Upload {
    const last = Upload.all.at(-1);
    if (!last) throw new Error('nothing was sent');
    return last;
  }

  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  file = '';
  url = '';

  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(): void {
    return undefined;
  }
  getResponseHeader(): null {
    return null;
  }
  send(form: FormData): void {
    this.file = (form.get('file') as File).name;
    Upload.all.push(this);
  }
  progress(loaded: number, total: number): Promise<void> {
    return act(async () => this.upload.onprogress?.({ lengthComputable: true, loaded, total }));
  }
  answer(status: number, body: object): Promise<void> {
    return act(async () => {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.onload();
    });
  }
  lose(): Promise<void> {
    return act(async () => this.onerror());
  }
}

/** The last proof as the API knows it. */
let stored: ProofAnswer | null;
const proofOf = (sentAt: string, changes: Partial<ProofAnswer> = {}): ProofAnswer => ({
  file: 'F-00000001',
  type: 'image/jpeg',
  state: 'open',
  sentAt,
  decidedAt: null,
  reason: null,
  ...changes,
});

const open = () =>
  openPart(<ProofUpload kind="bookings" reference="B-7K3M9QXT" />, { texts: { common, tickets } });

const input = () => document.querySelector<HTMLInputElement>('input[type="file"]');
const alertText = () => document.querySelector('[role="alert"]')?.textContent;
const again = () =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === tickets.proof.again,
  );

function choose(name: string): Promise<void> {
  const field = input();
  if (!field) throw new Error('no field');
  return act(async () => {
    fireEvent.change(field, { target: { files: [new File(['x'], name)] } });
  });
}

beforeEach(() => {
  Upload.all = [];
  stored = null;
  const get = () =>
    Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(stored) });
  Object.assign(globalThis, { XMLHttpRequest: Upload, fetch: get });
});
afterEach(cleanup);

describe('the proof of a transfer', () => {
  it('is sent for its booking, and the page then states that it is being reviewed', async () => {
    await open();
    await choose('virement.png');
    expect(Upload.last.url).toBe('/api/bookings/B-7K3M9QXT/proof');
    stored = proofOf('2026-11-21T18:00:00.000Z');
    await Upload.last.answer(201, { status: 'success', message: 'Reçu', data: stored });
    await waitFor(() =>
      expect(document.querySelector('.notice-info')?.textContent).toBe(tickets.proof.waiting),
    );
    expect(document.querySelector('label')?.textContent).toBe(tickets.proof.replace);
  });

  it('shows how much of it is sent, with a second choice locked meanwhile', async () => {
    await open();
    await choose('virement.jpg');
    const bar = () => document.querySelector('progress');
    await waitFor(() => expect([bar()?.value, input()?.disabled]).toEqual([0, true]));
    expect(bar()?.getAttribute('aria-label')).toBe(tickets.proof.sending);
    await Upload.last.progress(3_000_000, 9_000_000);
    expect(bar()?.value).toBeCloseTo(1 / 3);
    expect(document.querySelector('.proof-sent')?.textContent).toBe('33\u00a0%');
    await Upload.last.answer(201, { status: 'success', message: 'Reçu', data: {} });
    await waitFor(() => expect(bar()).toBeNull());
    expect(input()?.disabled).toBe(false);
  });

  it('that is refused shows the reason at the field until the next file', async () => {
    await open();
    await choose('notes.png');
    await Upload.last.answer(422, { status: 'error', code: 'FILE_TYPE', message: 'Pas une image' });
    await waitFor(() => expect(alertText()).toBe('Pas une image'));
    expect(input()?.getAttribute('aria-invalid')).toBe('true');
    const described = input()?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Pas une image');
    expect(again()).toBeUndefined();
    await choose('virement.png');
    expect(alertText()).toBeUndefined();
    expect(input()?.hasAttribute('aria-invalid')).toBe(false);
  });

  it('that did not arrive is named and kept, and one press sends it again', async () => {
    await open();
    await choose('virement.png');
    await Upload.last.lose();
    await waitFor(() => expect(alertText()).toContain('virement.png'));
    await act(async () => void again()?.click());
    expect(Upload.all.map(({ file }) => file)).toEqual(['virement.png', 'virement.png']);
    expect(again()).toBeUndefined();
    await Upload.last.answer(201, { status: 'success', message: 'Reçu', data: {} });
    await waitFor(() => expect(alertText()).toBeUndefined());
  });

  it('whose response was lost is found as stored, so that it is not sent again', async () => {
    stored = proofOf('2026-11-21T18:00:00.000Z');
    await open();
    await waitFor(() => expect(document.querySelector('.notice-info')).not.toBeNull());
    await choose('autre.png');
    stored = proofOf('2026-11-21T18:05:00.000Z');
    await Upload.last.lose();
    await waitFor(() => expect(again()).toBeUndefined());
    expect(document.querySelector('.notice-info')?.textContent).toBe(tickets.proof.waiting);
  });

  it('that the reception refused shows its reason, and can be sent anew', async () => {
    stored = proofOf('2026-11-21T18:00:00.000Z', { state: 'refused', reason: 'Illisible' });
    await open();
    await waitFor(() =>
      expect(document.querySelector('.notice-warning')?.textContent).toBe(
        `${tickets.proof.refused}Illisible`,
      ),
    );
    expect(document.querySelector('label')?.textContent).toBe(tickets.proof.choose);
  });
});
