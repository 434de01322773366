import { describe, expect, test } from 'vitest';
import { configError } from '../../testing/config-error.ts';
import { readConfig } from './config.ts';

const secret = 'gX7vKq2mZrT9bLw4NcYd8HsJf3PuAe6RkVt1QoWi5MxB';

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
    [
      { BANNER_IMAGE_URL: 'https://guild.example/banner.png' },
      'BANNER_IMAGE_URL and BANNER_LINK_URL must be set together.',
    ],
    [
      { BANNER_LINK_URL: 'https://guild.example' },
      'BANNER_IMAGE_URL and BANNER_LINK_URL must be set together.',
    ],
    [
      { HOST: '0.0.0.0' },
      'HOST 0.0.0.0 would show the demo community, whose passwords are published, to other machines: set SEED to none, or ALLOW_DEMO to 1.',
    ],
    [
      { HOST: '192.168.1.20', SEED: 'demo' },
      'HOST 192.168.1.20 would show the demo community, whose passwords are published, to other machines: set SEED to none, or ALLOW_DEMO to 1.',
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

  test.each([
    { HOST: '0.0.0.0', SEED: 'none' },
    { HOST: '0.0.0.0', ALLOW_DEMO: '1' },
    { HOST: 'localhost' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
  ])('%j shows the demo community to nobody else, or says so', (env) => {
    expect(() => readConfig(env)).not.toThrow();
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
