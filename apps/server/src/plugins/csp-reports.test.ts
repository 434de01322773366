import { expect, test } from 'vitest';
import { CspReport } from './csp-reports.ts';

test('what is kept of a browser’s report holds no token of the address it is about', () => {
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
