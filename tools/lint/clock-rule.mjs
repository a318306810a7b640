const zoneSql = /\bAT\s+TIME\s+ZONE\b|\bCURRENT_DATE\b|\bnow\(\)\s*::\s*date\b/i;

/**
 * Lint rule for times: code takes the time from the injected clock, and local time from the
 * venue's zone. It must not use the system clock, the machine's zone, or the time zones of the
 * database, whose zone data is outdated. With `{ sqlOnly: true }` only SQL is checked.
 */
export const clockRule = {
  meta: {
    type: 'problem',
    schema: [
      { type: 'object', properties: { sqlOnly: { type: 'boolean' } }, additionalProperties: false },
    ],
    messages: {
      now: 'Ask the clock for the time: {{what}} reads the machine.',
      zone:
        "{{what}} belongs in the rooms of time and formats: it leans on the machine's zone " +
        `or language.`,
      sql:
        "No zone arithmetic in SQL: the database's zone data " +
        'is old, and "today" is the venue\'s.',
    },
  },
  create(context) {
    const sql = (text, node) => zoneSql.test(text) && context.report({ node, messageId: 'sql' });
    const strings = {
      Literal: (node) => typeof node.value === 'string' && sql(node.value, node),
      TemplateElement: (node) => sql(node.value.raw, node),
    };
    return context.options[0]?.sqlOnly ? strings : { ...strings, ...systemTime(context) };
  },
};

function systemTime(context) {
  const report = (node, messageId, what) => context.report({ node, messageId, data: { what } });
  const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';
  return {
    NewExpression: (node) =>
      isDate(node.callee) && node.arguments.length === 0 && report(node, 'now', 'new Date()'),
    CallExpression: (node) => isDate(node.callee) && report(node, 'now', 'Date()'),
    MemberExpression(node) {
      const name = node.property.name ?? '';
      if (isDate(node.object) && name === 'now') report(node, 'now', 'Date.now');
      if (node.object.name === 'Intl' && name === 'DateTimeFormat')
        report(node, 'zone', 'Intl.DateTimeFormat');
      if (/^toLocale[A-Z]/.test(name)) report(node, 'zone', name);
    },
  };
}
