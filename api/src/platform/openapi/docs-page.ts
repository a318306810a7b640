import { escapeHtml } from '../site/html.ts';
import type { OpenApi } from './document.ts';

interface Operation {
  summary: string;
  description?: string;
  'x-roles': string[];
  'x-verified-only': boolean;
  parameters: { name: string; in: string; description?: string }[];
}

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d1a17;background:#fff}
.response-col_links{display:none}
.plain{max-inline-size:60rem;margin-inline:auto;padding:1rem}
.plain summary{cursor:pointer;padding-block:.4rem}
.plain details{border-block-end:1px solid #ddd}
.plain b{display:inline-block;min-inline-size:5rem}
.plain dt{font-weight:600}`;

/**
 * Renders the page of the OpenAPI document. Its script shows the document in Swagger UI. Without
 * scripts, the page lists the calls.
 */
export function docsPage({ info, paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      callHtml(method.toUpperCase(), path, operation as unknown as Operation),
    ),
  );
  const title = `${escapeHtml(info.title ?? '')} API`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><style>${STYLE}</style>
<script src="/api/docs/swagger-ui.js" defer></script>
<script src="/api/docs/start.js" defer></script></head>
<body><main id="docs"><noscript><div class="plain"><h1>${title}</h1>
<p><a href="/api/openapi.json">OpenAPI document</a></p>${calls.join('\n')}</div></noscript></main>
</body></html>`;
}

/** Script that shows the OpenAPI document in the page. */
export const START_SCRIPT = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelRendering: 'model',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  filter: true,
  showExtensions: true,
  validatorUrl: null,
});
`;

function callHtml(method: string, path: string, operation: Operation): string {
  const { summary, description } = operation;
  const roles =
    operation['x-roles'].join(', ') + (operation['x-verified-only'] ? ' (verified)' : '');
  const parameters = operation.parameters
    .map(
      ({ name, in: place, description = '' }) =>
        `<dt>${escapeHtml(name)} <small>${place}</small></dt><dd>${escapeHtml(description)}</dd>`,
    )
    .join('');
  const more = description === undefined ? '' : `<p>${escapeHtml(description)}</p>`;
  return (
    `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> ` +
    `${escapeHtml(summary)}</summary>${more}<p>Roles: ${escapeHtml(roles)}</p>` +
    `<dl>${parameters}</dl></details>`
  );
}
