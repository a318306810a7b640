import { escapeHtml } from '../site/html.ts';
import type { OpenApi } from './document.ts';

interface Operation {
  summary: string;
  description?: string;
  'x-roles': string[];
  'x-verified-only': boolean;
  parameters: { name: string; in: string; description?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, Response | { $ref: string }>;
}

interface Response {
  description: string;
  content?: Record<string, unknown>;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#1d1a17;background:#fff}
body{max-inline-size:60rem;margin-inline:auto;padding:1rem}
h1,h2{line-height:1.2}
summary{cursor:pointer;padding-block:.4rem}
code,pre{font:14px/1.5 ui-monospace,monospace}
pre{overflow:auto;background:#f5f2ee;padding:.75rem}
details{border-block-end:1px solid #ddd}
b{display:inline-block;min-inline-size:5rem}
dt{font-weight:600}
dd{margin-inline-start:1rem}`;

/** Renders the OpenAPI document as an HTML page without scripts. */
export function docsPage(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      callHtml(document, `${method.toUpperCase()} ${path}`, operation as unknown as Operation),
    ),
  );
  const title = `${escapeHtml(document.info.title ?? '')} API`;
  const shapes = shapesHtml(document.components.schemas as Record<string, unknown>);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escapeHtml(document.info.description ?? '')}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<h2>Calls</h2>${calls.join('\n')}<h2>Shapes</h2>${shapes}</body></html>`;
}

function callHtml({ components }: OpenApi, call: string, operation: Operation): string {
  const [method = '', path = ''] = call.split(' ');
  const roles =
    operation['x-roles'].join(', ') + (operation['x-verified-only'] ? ' (verified)' : '');
  const parameters = operation.parameters
    .map(
      ({ name, in: place, description = '' }) =>
        `<dt>${escapeHtml(name)} <small>${place}</small></dt><dd>${escapeHtml(description)}</dd>`,
    )
    .join('');
  const answers = Object.entries(operation.responses)
    .map(([status, response]) => ({ status, ...resolve(components.responses, response) }))
    .map(
      ({ status, description, content }) =>
        `<dt>${status}</dt><dd>${escapeHtml(description)} ${schemaLinks(content)}</dd>`,
    )
    .join('');
  const body = operation.requestBody
    ? `<p>Body: ${schemaLinks(operation.requestBody.content)}</p>`
    : '';
  const description =
    operation.description === undefined ? '' : `<p>${escapeHtml(operation.description)}</p>`;
  return (
    `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> ` +
    `${escapeHtml(operation.summary)}</summary>${description}` +
    `<p>Roles: ${escapeHtml(roles)}</p>${body}<dl>${parameters}${answers}</dl></details>`
  );
}

/** Returns the response itself, or the shared response to which it refers. */
function resolve(shared: unknown, response: Operation['responses'][string]): Response {
  return '$ref' in response
    ? ((shared as Record<string, Response>)[response.$ref.replace(/^.*\//, '')] as Response)
    : response;
}

function schemaLinks(content: unknown): string {
  const names = [...JSON.stringify(content ?? {}).matchAll(/#\/components\/schemas\/([A-Za-z]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'Failure');
  return [...new Set(names)].map((name) => `<a href="#${name}">${name}</a>`).join(' ');
}

function shapesHtml(schemas: Record<string, unknown>): string {
  return Object.entries(schemas)
    .map(
      ([name, schema]) =>
        `<details id="${name}"><summary><code>${name}</code></summary>` +
        `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`,
    )
    .join('\n');
}
