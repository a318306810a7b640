/** A reporter for node:test that writes one line of JSON per test, for `readNodeTests`. */
export default async function* report(events) {
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue;
    const milliseconds = data.details?.duration_ms ?? 0;
    yield `${JSON.stringify({ name: data.name, passed: type === 'test:pass', milliseconds })}\n`;
  }
}
