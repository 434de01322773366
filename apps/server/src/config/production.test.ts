import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { configError } from '../../testing/config-error.ts';
import { readConfig } from './config.ts';

const secret = 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB';
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: secret,
  PUBLIC_ORIGIN: 'https://guild.test',
  SMTP_URL: 'smtps://mail.guild.test:465',
};
const webhook = { ...production, WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}` };
const crm = { ...production, CRM_TOKEN: 'token', CRM_LOCATION_ID: 'location' };

const GUESSABLE = 'SESSION_SECRET can be guessed: set it to the output of openssl rand -base64 36.';
const PRIVATE_HOST =
  'WEBHOOK_URL cannot lead to a private host when NODE_ENV is production, unless ALLOW_PRIVATE_TARGETS is 1.';
const CLEAR_MAIL =
  'SMTP_URL cannot lead to a private host over smtp:// when NODE_ENV is production, unless ALLOW_PRIVATE_TARGETS or ALLOW_INSECURE_HTTP is 1: mails may go there in clear text.';
const LINK_LOCAL = 'WEBHOOK_URL cannot lead to a link-local address: cloud machines keep secrets there.';

describe('in production', () => {
  test('cookies are secure and nothing is seeded', () => {
    expect(readConfig(production)).toMatchObject({ cookieSecure: true, seed: 'none' });
  });

  test.each([
    [{ NODE_ENV: 'production' }, 'SESSION_SECRET must be set when NODE_ENV is production.'],
    [
      { NODE_ENV: 'production', SESSION_SECRET: secret },
      'PUBLIC_ORIGIN must be set when NODE_ENV is production; mails link to it.',
    ],
    [{ ...production, SEED: 'demo' }, 'SEED cannot be demo when NODE_ENV is production.'],
    [
      { ...production, COOKIE_SECURE: 'false' },
      'COOKIE_SECURE cannot be false when NODE_ENV is production, unless ALLOW_INSECURE_HTTP is 1.',
    ],
    [
      { ...production, PUBLIC_ORIGIN: 'http://guild.test' },
      'PUBLIC_ORIGIN must be an https address when NODE_ENV is production, unless ALLOW_INSECURE_HTTP is 1.',
    ],
    [
      { ...production, RATE_PRESET: 'off' },
      'RATE_PRESET cannot be off when NODE_ENV is production, unless ALLOW_NO_LIMITS is 1 for a load test.',
    ],
    [
      { ...production, SMTP_URL: '' },
      'SMTP_URL must be set when NODE_ENV is production, unless MAIL is files: mails with links to reset passwords would lie in DATA_DIR.',
    ],
    [{ ...production, SMTP_URL: 'smtp://user:password@127.0.0.1:25' }, CLEAR_MAIL],
    [{ ...production, SMTP_URL: 'smtp://mailpit:1025' }, CLEAR_MAIL],
    [{ ...production, SESSION_SECRET: 'x'.repeat(40) }, GUESSABLE],
    [{ ...production, SESSION_SECRET: '<the output of: openssl rand -base64 36>' }, GUESSABLE],
    [{ ...production, SESSION_SECRET: 'abcabcabcabcabcabcabcabcabcabcabcabc' }, GUESSABLE],
    [{ ...production, SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ' }, GUESSABLE],
    [
      { ...production, BACKUP_KEY: 'x'.repeat(40) },
      'BACKUP_KEY can be guessed: set it to the output of openssl rand -base64 36.',
    ],
    [{ ...production, SESSION_SECRET: 'please-change-me-before-going-live-0000' }, GUESSABLE],
    [{ ...production, SESSION_SECRET: `${secret},a-secret-of-at-least-thirty-two-letters` }, GUESSABLE],
    [
      { ...webhook, WEBHOOK_URL: 'http://hooks.example/g' },
      'WEBHOOK_URL must be an https address when NODE_ENV is production: what is sent there names members.',
    ],
    [{ ...webhook, WEBHOOK_URL: 'http://169.254.169.254/latest' }, LINK_LOCAL],
    [{ ...webhook, WEBHOOK_URL: 'https://[fe80::1]/' }, LINK_LOCAL],
    [{ ...webhook, WEBHOOK_URL: 'https://metadata.google.internal/' }, LINK_LOCAL],
    [{ ...webhook, WEBHOOK_URL: 'https://127.0.0.1/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://10.1.2.3/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://192.168.0.9/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://[::1]/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://[::ffff:10.0.0.1]/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://0x7f000001/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://localhost/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://crm/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://localhost./' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://crm./' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://[64:ff9b::7f00:1]/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://[2002:7f00:1::]/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://[fec0::1]/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://[::127.0.0.1]/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://224.0.0.1/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://198.18.0.1/' }, PRIVATE_HOST],
    [{ ...webhook, WEBHOOK_URL: 'https://[64:ff9b::a9fe:a9fe]/', ALLOW_PRIVATE_TARGETS: '1' }, LINK_LOCAL],
    [{ ...webhook, WEBHOOK_URL: 'https://hooks.internal/' }, PRIVATE_HOST],
    [
      { ...crm, CRM_BASE_URL: 'http://crm.example' },
      'CRM_BASE_URL must be an https address when NODE_ENV is production: what is sent there names members.',
    ],
    [
      { ...crm, CRM_BASE_URL: 'https://10.0.0.5' },
      'CRM_BASE_URL cannot lead to a private host when NODE_ENV is production, unless ALLOW_PRIVATE_TARGETS is 1.',
    ],
    [{ ...webhook, WEBHOOK_URL: 'https://169.254.169.254', ALLOW_PRIVATE_TARGETS: '1' }, LINK_LOCAL],
  ])('%j is rejected', (env, sentence) => {
    expect(configError(env)).toBe(sentence);
  });

  test('a local trial over plain http must be explicitly allowed', () => {
    expect(readConfig({ ...production, COOKIE_SECURE: '0', ALLOW_INSECURE_HTTP: '1' }).cookieSecure).toBe(
      false,
    );
  });

  test.each([
    { ...production, PUBLIC_ORIGIN: 'http://localhost:8080', COOKIE_SECURE: '0', ALLOW_INSECURE_HTTP: '1' },
    { ...production, RATE_PRESET: 'off', ALLOW_NO_LIMITS: '1' },
    { ...production, SMTP_URL: '', MAIL: 'files' },
    { ...webhook, WEBHOOK_URL: 'http://automation:5678/hook', ALLOW_PRIVATE_TARGETS: '1' },
    { ...webhook, WEBHOOK_URL: 'https://hooks.example/guildhall' },
    {
      ...production,
      TRUST_PROXY: 'loopback, uniquelocal, 10.0.0.0/8, 172.64.0.0/13, 2400:cb00::/32, fd00::/8',
    },
  ])('%j is accepted, because it is explicit or secure', (env) => {
    expect(() => readConfig(env)).not.toThrow();
  });

  test.each([
    [{ ...production, SMTP_URL: 'smtp://mail.guild.test' }, true],
    [
      {
        ...production,
        SMTP_URL: 'smtp://mail.guild.test',
        ALLOW_INSECURE_HTTP: '1',
        ALLOW_PRIVATE_TARGETS: '1',
      },
      true,
    ],
    [{ ...production, SMTP_URL: 'smtp://mailpit:1025', ALLOW_INSECURE_HTTP: '1' }, false],
    [{ ...production, SMTP_URL: 'smtp://127.0.0.1:25', ALLOW_PRIVATE_TARGETS: '1' }, false],
    [{ SMTP_URL: 'smtp://mail.guild.test' }, false],
  ])('%j requires TLS of the mail server: %s', (env, requiresTls) => {
    expect(readConfig(env).outbound.mail.requiresTls).toBe(requiresTls);
  });

  test('every secret generated as documented is accepted', () => {
    for (let time = 0; time < 200; time += 1) {
      const generated = randomBytes(36).toString('base64').replaceAll(',', '');
      expect(() => readConfig({ ...production, SESSION_SECRET: generated })).not.toThrow();
      expect(() =>
        readConfig({ ...production, SESSION_SECRET: randomBytes(24).toString('hex') }),
      ).not.toThrow();
    }
    // One of 23,000 secrets of hexadecimal digits counts to five somewhere.
    const counting = '8f12345ac09de7b61f3a5d20c47e98b1f06d3e7a2c59b480';
    expect(() => readConfig({ ...production, SESSION_SECRET: counting })).not.toThrow();
  });
});
