import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { CspReport, registerCspReports } from './csp-reports.ts';

test('a logged CSP report contains no token of the page’s URL', () => {
  const report = CspReport.parse({
    'csp-report': {
      'document-uri': 'https://guild.test/reset-password?token=secret#secret',
      referrer: 'https://guild.test/?token=secret',
      'violated-directive': 'img-src',
      'blocked-uri': 'https://elsewhere.test/pixel?secret',
    },
  });

  expect(report).toEqual({
    'csp-report': {
      'document-uri': 'https://guild.test/reset-password',
      'violated-directive': 'img-src',
      'blocked-uri': 'https://elsewhere.test/pixel',
    },
  });
});

test.each([
  ['https://guild.test/profile/ada.byron', 'https://guild.test/profile/*'],
  ['data:image/png;base64,ada.byron', 'data:'],
  ['inline', 'inline'],
])('a logged CSP report about %s names %s, but no member', (uri, logged) => {
  const report = { 'document-uri': uri, 'blocked-uri': uri };
  expect(CspReport.parse({ 'csp-report': report })).toEqual({
    'csp-report': { 'document-uri': logged, 'blocked-uri': logged },
  });
});

test('ten reports a minute are logged, however many arrive', async () => {
  const logged: string[] = [];
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
  });
  registerCspReports(app);
  for (let sent = 0; sent < 70; sent += 1) {
    const { statusCode } = await app.inject({
      url: '/csp-report',
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src' } }),
    });
    expect(statusCode).toBe(204);
  }
  expect(logged).toHaveLength(10);
  await app.close();
});
