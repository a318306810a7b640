import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import SwaggerParser from '@apidevtools/swagger-parser';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { createWorld, type World } from '../world.ts';

const CLIENT = `
import type { components, operations, paths } from './api';

type Body<T> = T extends { content: { 'application/json': infer B } } ? B : never;

export const price: Body<operations['updatePricing']['requestBody']> = { totalCents: 30_000 };
export const total = (booking: components['schemas']['Booking']): number => booking.totalCents;
export const code = (
  answer: Body<operations['deletePitch']['responses'][409]>,
): 'CONFLICT' | 'PITCH_IN_USE' => answer.code;
export const read: paths['/api/bookings/{reference}']['get']['parameters']['path'] = {
  reference: 'B-7K3M9QXT',
};
// @ts-expect-error: the code belongs to another call.
export const other: Body<operations['deletePitch']['responses'][409]>['code'] = 'BOOKING_IN_PAST';
`;

let world: World;
let folder: string;
let file: string;

beforeAll(async () => {
  world = await createWorld();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-openapi-'));
  file = path.join(folder, 'openapi.json');
  fs.writeFileSync(file, (await world.http.get('/api/openapi.json').expect(200)).text);
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await world.close();
});

test('swagger-parser accepts the document', async () => {
  const document = await SwaggerParser.validate(file, { resolve: { external: false } });
  expect(Object.keys(document.paths ?? {}).length).toBeGreaterThan(100);
});

test('redocly finds no fault in the document by its recommended rules', async () => {
  const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const config = path.join(import.meta.dirname, 'redocly.yaml');
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [cli, 'lint', file, '--config', config, '--format', 'summary'],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  expect(stderr).toContain('Your API description is valid.');
  expect(stderr).not.toMatch(/warning/);
});

test('a client that openapi-typescript generates compiles strictly', async () => {
  const types = astToString(await openapiTypescript(new URL(`file://${file}`)));
  fs.writeFileSync(path.join(folder, 'api.ts'), types);
  fs.writeFileSync(path.join(folder, 'client.ts'), CLIENT);
  const program = ts.createProgram([path.join(folder, 'client.ts')], {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(faults).toEqual([]);
});
