import { type APIRequestContext, expect } from '@playwright/test';
import { DEMO_PASSWORD } from './api.ts';

/** Calls the API as a demo account, to prepare and clean up data outside the tested journey. */
export class StaffApi {
  private readonly request: APIRequestContext;
  private readonly headers: { authorization: string };

  private constructor(request: APIRequestContext, headers: { authorization: string }) {
    this.request = request;
    this.headers = headers;
  }

  static async open(request: APIRequestContext, email = 'admin@demo.test'): Promise<StaffApi> {
    const answer = await request.post('/api/auth/field/login', {
      data: { email, password: DEMO_PASSWORD },
    });
    return new StaffApi(request, {
      authorization: `Bearer ${((await answer.json()) as { token: string }).token}`,
    });
  }

  async get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
    const answer = await this.request.get(`/api/${path}`, { headers: this.headers, params });
    expect(answer.ok(), `GET ${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  }

  /** Rows of a list in the API. */
  list<T>(path: string, filter: object, last = 99): Promise<T[]> {
    return this.get<T[]>(path, { filter: JSON.stringify(filter), range: `[0,${last}]` });
  }

  async write<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<T> {
    const answer = await this.request.fetch(`/api/${path}`, {
      method,
      headers: this.headers,
      ...(data && { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  }
}
