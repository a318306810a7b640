import type { OpenApi } from '../../src/platform/openapi/document.ts';

/** The operations of a document, each with its path and its call, such as `GET /api/bookings`. */
export const operationsOf = (document: OpenApi) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
