import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB';
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: secret,
  PUBLIC_ORIGIN: 'https://guild.test',
  SMTP_URL: 'smtps://mail.guild.test:465',
};
const webhook = { ...production, WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}` };
const crm = { ...production, CRM_TOKEN: 'token', CRM_LOCATION_ID: 'location' };

function configError(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('was accepted');
}

describe('settings', () => {
  test('without any, the demo is reachable only from this machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      seed: 'demo',
      databaseUrl: null,
      cookieSecure: false,
      trustProxy: false,
    });
    expect(config.product.publicOrigin).toBe('http://127.0.0.1:3000');
    expect(config.dataDir).toMatch(/\.data$/);
  });

  test('an empty value counts as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ SEED: 'maybe' }, 'SEED must be one of demo, none.'],
    [{ RATE_PRESET: 'fast' }, 'RATE_PRESET must be one of default, strict, off.'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be one of development, production, test.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address starting with postgres:// or postgresql://.',
    ],
    [
      { PUBLIC_ORIGIN: 'guild.example' },
      'PUBLIC_ORIGIN must be an address starting with http:// or https://.',
    ],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters long.'],
    [{ SESSION_SECRET: ',' }, 'SESSION_SECRET must be at least 32 characters long.'],
    [{ SESSION_SECRET: `${secret},short` }, 'SESSION_SECRET must be at least 32 characters long.'],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY must name the proxies by address, such as 10.0.0.1 or 10.0.0.0/8 or loopback.',
    ],
    [
      { TRUST_PROXY: '1' },
      'TRUST_PROXY must name the proxies by address, such as 10.0.0.1 or 10.0.0.0/8 or loopback.',
    ],
    [
      { TRUST_PROXY: 'proxy.internal/8' },
      'TRUST_PROXY must name the proxies by address, such as 10.0.0.1 or 10.0.0.0/8 or loopback.',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/99' },
      'TRUST_PROXY must name the proxies by address, such as 10.0.0.1 or 10.0.0.0/8 or loopback.',
    ],
    [
      { TRUST_PROXY: '0.0.0.0/0' },
      'TRUST_PROXY must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address.',
    ],
    [
      { TRUST_PROXY: '1.0.0.0/1' },
      'TRUST_PROXY must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address.',
    ],
    [
      { TRUST_PROXY: '128.0.0.0/1' },
      'TRUST_PROXY must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address.',
    ],
    [
      { TRUST_PROXY: '10.0.0.1, 64.0.0.0/2' },
      'TRUST_PROXY must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address.',
    ],
    [
      { TRUST_PROXY: '::/0' },
      'TRUST_PROXY must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address.',
    ],
    [
      { TRUST_PROXY: '::ffff:0:0/96' },
      'TRUST_PROXY must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address.',
    ],
    [
      { TRUST_PROXY: '0:0:0:0:0:ffff:0:0/96' },
      'TRUST_PROXY must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address.',
    ],
    [
      { TRUST_PROXY: '64:ff9b::/96' },
      'TRUST_PROXY must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address.',
    ],
    [
      { TRUST_PROXY: '2002::/16' },
      'TRUST_PROXY must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address.',
    ],
    [
      { TRUST_PROXY: '2000::/3' },
      'TRUST_PROXY must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address.',
    ],
    [{ DATABASE_OWNER_URL: 'postgres://o@127.0.0.1/g' }, 'DATABASE_OWNER_URL needs DATABASE_URL beside it.'],
    [
      { DATABASE_REPLICA_URL: 'postgres://o@127.0.0.1/g' },
      'DATABASE_REPLICA_URL needs DATABASE_URL beside it.',
    ],
    [{ MAIL: 'smtp' }, 'MAIL cannot be smtp without SMTP_URL.'],
    [{ MAIL: 'files', SMTP_URL: 'smtp://mail.test' }, 'MAIL cannot be files beside SMTP_URL.'],
    [{ ADMIN_EMAILS: 'a@b.example,nobody' }, 'ADMIN_EMAILS must be email addresses separated by commas.'],
    [{ TIME_ZONE: 'Mars/North' }, 'TIME_ZONE must be a time zone such as UTC or Europe/Vienna.'],
    [{ TIME_ZONE: '+02:00' }, 'TIME_ZONE must be a time zone such as UTC or Europe/Vienna.'],
    [
      { CRM_BASE_URL: 'https://crm.example' },
      'CRM_BASE_URL, CRM_TOKEN and CRM_LOCATION_ID must be set together.',
    ],
    [{ WEBHOOK_URL: 'https://hooks.example' }, 'WEBHOOK_URL and WEBHOOK_SECRET must be set together.'],
    [
      { WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: 'whsec_short' },
      'WEBHOOK_SECRET must be whsec_ and at least 24 bytes in Base64.',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address starting with smtp:// or smtps://.'],
    [{ COOKIE_SECURE: 'yes' }, 'COOKIE_SECURE must be 1, true, 0 or false.'],
    [
      { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
    ],
  ])('%j is rejected with a sentence that names the variable', (env, sentence) => {
    expect(configError(env)).toBe(sentence);
  });

  test('several session secrets allow rotation', () => {
    expect(readConfig({ SESSION_SECRET: `${secret},${secret}-old` }).sessionSecrets).toEqual([
      secret,
      `${secret}-old`,
    ]);
  });

  test('trusted proxies are listed by address', () => {
    expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
    ]);
  });

  test('files are stored in a bucket when one is configured', () => {
    expect(readConfig({ S3_BUCKET: 'files', S3_ENDPOINT: 'http://minio:9000/' }).storage).toEqual({
      kind: 's3',
      bucket: 'files',
      region: 'us-east-1',
      endpoint: 'http://minio:9000',
      credentials: undefined,
    });
  });
});

const GUESSABLE = 'SESSION_SECRET can be guessed: set it to the output of openssl rand -base64 36.';
const PRIVATE_HOST =
  'WEBHOOK_URL cannot lead to a private host when NODE_ENV is production, unless ALLOW_PRIVATE_TARGETS is 1.';
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
