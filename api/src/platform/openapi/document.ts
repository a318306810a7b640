import { Injectable } from '@nestjs/common';
import { Components } from './components.ts';
import { operationOf } from './operation.ts';
import { Routes } from './routes.ts';

export interface OpenApi {
  openapi: string;
  info: Record<string, string>;
  servers: { url: string }[];
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: Record<string, unknown>;
}

const INFO = {
  title: 'Five Arena',
  version: '1',
  description:
    'Reads answer the bare resource or array, writes `{status, message, data}`, errors ' +
    '`{status, message, code, errorMessages}`. ' +
    'Dates are `YYYY-MM-DD`, wall times `HH:mm` of the venue, instants ISO 8601, money ' +
    'integers of centimes. Live events: socket.io at `/socket.io`.',
};

/** The OpenAPI document, generated from the routes. */
@Injectable()
export class ApiDocument {
  private made: OpenApi | null = null;

  constructor(private readonly routes: Routes) {}

  /** Returns the OpenAPI document, which is generated once on first use. */
  get(): OpenApi {
    return (this.made ??= this.make());
  }

  private make(): OpenApi {
    const components = new Components();
    const paths: OpenApi['paths'] = {};
    for (const route of this.routes.all()) {
      (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route, components);
    }
    return {
      openapi: '3.1.1',
      info: INFO,
      servers: [{ url: '/' }],
      paths,
      components: {
        schemas: components.schemas,
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    };
  }
}
