const http = 'api/src/platform/http';

/**
 * Weakenings (removed guards) of the handling of HTTP requests: limits on writes and uploads,
 * declared fields, the client's address, and malformed or slow requests.
 */
export const requestWeakenings = [
  {
    name: 'an account has no limit of writes',
    file: 'api/src/platform/request-pipeline/around-handler.ts',
    text: 'if (request.user && !access.isUncounted) await',
    by: "if (request.user?.reference === '' && !access.isUncounted) await",
    spec: 'api/test/write-budget.spec.ts',
    test: 'an account writes at most 300 times in five minutes and adds no more rows',
  },
  {
    name: 'saving without a change writes an audit entry',
    file: 'api/src/users/profile.service.ts',
    text: 'isChanged({ value: stored[column] }, { value: columns[column] })',
    by: "column !== '' || isChanged({ value: stored[column] }, { value: columns[column] })",
    spec: 'api/test/contract-tests/repeats/same-again.spec.ts',
    test: 'a write that changes nothing adds no row to the audit trail',
  },
  {
    name: 'one account has no limit of uploads at a time',
    file: `${http}/uploads/upload-intake.ts`,
    text: 'if (takesFile && request.user)',
    by: "if (takesFile && request.user?.reference === '')",
    spec: 'api/test/content/uploads-in-flight.spec.ts',
    test: 'of eighty open uploads of one account four are received, the rest refused',
  },
  {
    name: 'an upload does not release its slot',
    file: `${http}/uploads/upload-intake.ts`,
    text: '    this.release();',
    by: '',
    spec: 'api/test/content/uploads-in-flight.spec.ts',
    test: 'another account can upload meanwhile, and the first again once its own end',
  },
  {
    name: 'a client can set its own address',
    file: 'api/src/create-app.ts',
    text: 'settings.trustProxy ? oneProxy : false',
    by: 'true',
    spec: 'api/test/limits.spec.ts',
    test: 'no header of the client',
  },
  {
    name: 'undeclared fields are accepted',
    file: `${http}/endpoint.ts`,
    text: 'forbidNonWhitelisted: true',
    by: 'forbidNonWhitelisted: false',
    spec: 'api/test/content/uploads.spec.ts',
    test: 'a field nobody declared',
  },
  {
    name: 'a body can contain `__proto__`',
    file: `${http}/read-body.ts`,
    text: "key === '__proto__' || ",
    by: '',
    spec: 'api/test/content/uploads.spec.ts',
    test: 'a prototype among the texts',
  },
  {
    name: 'malformed HTTP is answered by the framework',
    file: 'api/src/create-app.ts',
    text: '    clientErrorHandler: (error',
    by: '    clientErrorHandlerOff: (error',
    spec: 'api/test/hostile/wire.spec.ts',
    test: 'an unknown version',
  },
  {
    name: 'slow clients are checked too rarely',
    file: `${http}/broken-client.ts`,
    text: 'LOOK_EVERY_MS = 1_000',
    by: 'LOOK_EVERY_MS = 30_000',
    spec: 'api/test/hostile/wire.spec.ts',
    test: 'sends its body letter by letter',
  },
  {
    name: 'a stop cuts off requests that it has not read yet',
    file: 'api/src/platform/http/drain.ts',
    text: '    await untilRead(server);',
    by: '    void untilRead(server);',
    spec: 'api/test/graceful-shutdown.spec.ts',
    test: 'a stop answers requests that a busy process has not accepted yet',
  },
];
