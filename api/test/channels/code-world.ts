import type { UserAnswer } from '@five/shared/auth/auth.contract';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import supertest from 'supertest';
import { day } from '../factories.ts';
import type { Person } from '../people.ts';
import { openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { dispatch, pauseDispatch } from './cancelled-callers.ts';
import { type Gateway, smsSettings, startGateway } from './sms-gateway.ts';
import { type Cloud, startCloud, whatsappSettings } from './whatsapp-cloud.ts';

export const MINUTE_MS = 60_000;

export interface Booked {
  token: string;
  user: UserAnswer;
  booking: BookingAnswer;
}
export type Browser = ReturnType<typeof supertest.agent>;

/** A venue that sends codes by SMS, and by WhatsApp if a test turns it on. */
export class CodeWorld {
  private constructor(
    readonly world: World,
    readonly gateway: Gateway,
    readonly cloud: Cloud,
    readonly admin: Person,
  ) {}

  static async open(env: Record<string, string> = {}): Promise<CodeWorld> {
    const [gateway, cloud] = await Promise.all([startGateway(), startCloud()]);
    const OUTBOUND_HOSTS = `127.0.0.1:${gateway.port} 127.0.0.1:${cloud.port}`;
    const world = await createWorld({
      // A set clock is refused outside of the demo.
      ...(env['DEMO'] === 'off' ? {} : { at: '2026-11-23T09:00:00Z' }),
      env: { OUTBOUND_HOSTS, ...env },
    });
    await openVenue(world);
    await pauseDispatch(world);
    return new CodeWorld(world, gateway, cloud, await world.admin());
  }

  /** Empties what earlier tests have sent. */
  async renew(): Promise<void> {
    await this.world.sql('truncate outbox, channel_days, desk_notices');
    Object.assign(this.gateway, { calls: [], delivered: [], behavior: 'accepts' });
    Object.assign(this.cloud, { calls: [], delivered: [], behavior: 'accepts' });
    await this.set({});
  }

  async close(): Promise<void> {
    await this.world.close();
    await Promise.all([this.gateway.stop(), this.cloud.stop()]);
  }

  /** Changes the channels: codes go by SMS unless a test changes it, and WhatsApp is off. */
  async set({ sms = {}, whatsapp = { enabled: false, codes: false } }: Changes): Promise<void> {
    await this.admin.http
      .put('/api/channels')
      .send({
        sms: { ...smsSettings(this.gateway.url), codes: true, ...sms },
        whatsapp: { ...whatsappSettings(this.cloud.url), codeTemplate: 'login_code', ...whatsapp },
      })
      .expect(200);
  }

  later(ms = MINUTE_MS + 1_000): void {
    this.world.clock.set(new Date(this.world.clock.now().getTime() + ms));
  }

  newPhone = () => `+2126${30_000_000 + this.world.next()}`;
  dispatch = () => dispatch(this.world);

  /** Holds a free hour in a browser without an account. */
  async hold(): Promise<Browser> {
    const browser = supertest.agent(this.world.url);
    const number = this.world.next('held');
    const hour = 9 + (number % 12);
    const at = (whole: number) => `${String(whole).padStart(2, '0')}:00`;
    const date = day(this.world, 2 + Math.floor(number / 12));
    await browser
      .post('/api/booking_drafts')
      .send({ date, startTime: at(hour), endTime: at(hour + 1), pitch: 'P1' })
      .expect(201);
    return browser;
  }

  askCode = (browser: Browser, phone: string, more: object = {}) =>
    browser.post('/api/booking_drafts/current/code').send({
      ...{ firstName: 'Salma', name: 'Idrissi', phone, adult: true, acceptRules: true },
      ...more,
    });
  confirm = (browser: Browser, code: string) =>
    browser.post('/api/booking_drafts/current/confirm').send({ code, paymentMethod: 'cash' });

  /** Sends what is due, and returns the code of the last SMS. */
  async receivedCode(): Promise<string> {
    await this.dispatch();
    return /\b\d{6}\b/.exec(this.gateway.delivered.at(-1) ?? '')?.[0] ?? '';
  }

  async mailedCode(email: string): Promise<string> {
    await this.dispatch();
    return this.world.code(email);
  }

  /** Books as a stranger with a code by SMS. */
  async bookBySms(phone = this.newPhone()): Promise<Booked> {
    const browser = await this.hold();
    await this.askCode(browser, phone).expect(200);
    return (await this.confirm(browser, await this.receivedCode()).expect(201)).body as Booked;
  }

  requestLogin = (email: string) =>
    this.world.http.post('/api/auth/field/code/login').send({ email });
  login = (email: string, code: string) =>
    this.world.http.post('/api/auth/field/login/code').send({ email, code });

  /** Cancels a booking as the desk does, and sends what is due. */
  async cancel(reference: string): Promise<void> {
    await this.admin.http
      .delete(`/api/bookings/${reference}`)
      .send({ reason: 'orage' })
      .expect(200);
    await this.dispatch();
    await this.dispatch();
  }
}

interface Changes {
  sms?: object;
  whatsapp?: object;
}
