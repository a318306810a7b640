import { Injectable } from '@nestjs/common';
import { TAGS } from '@five/shared/contract/tags';
import { Components } from './components.ts';
import { operationOf } from './operation.ts';
import { Routes } from './routes.ts';

export interface OpenApi {
  openapi: string;
  info: Record<string, string>;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: Record<string, unknown>;
}

const INFO = {
  version: '1.0.0',
  summary: 'Site, player account and reception of an indoor five-a-side football centre.',
  description: `Reads return the bare resource or array, writes \`{status, message, data}\`.

Errors return \`{status, message, code, errorMessages}\`. \`code\` is stable; \`message\` is in the
language of \`Accept-Language\` (fr, en, ar). Each call lists its codes.

Dates are \`YYYY-MM-DD\`, wall times \`HH:mm\` of the venue, instants ISO 8601, amounts integers
of centimes. \`PUT\` is partial: a field that is left out stays unchanged, and \`null\` removes a
value.

\`login\` returns the token for \`Authorization: Bearer\`. \`x-roles\` of a call lists the roles
that may use it, \`x-verified-only\` whether a player needs a verified account.

Live events: socket.io at \`/socket.io\`.`,
};

/** The OpenAPI document, generated from the routes. */
@Injectable()
export class ApiDocument {
  private made: OpenApi | null = null;

  constructor(private readonly routes: Routes) {}

  /** Returns the OpenAPI document, which is generated once for a title. */
  get(title: string): OpenApi {
    if (this.made?.info['title'] !== title) this.made = this.make(title);
    return this.made;
  }

  private make(title: string): OpenApi {
    const components = new Components();
    const paths: OpenApi['paths'] = {};
    for (const route of this.routes.all()) {
      (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route, components);
    }
    return {
      openapi: '3.1.1',
      info: { title, ...INFO },
      servers: [{ url: '/', description: 'The server that sent this document.' }],
      tags: TAGS.map(({ name, description }) => ({ name, description })),
      paths,
      components: {
        schemas: components.schemas,
        responses: components.responses,
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'Token of `login`, in `Authorization` alone.',
          },
        },
      },
    };
  }
}
