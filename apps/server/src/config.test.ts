import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'a-secret-of-at-least-thirty-two-letters';
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: secret,
  PUBLIC_ORIGIN: 'https://guild.test',
};

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('was accepted');
}

describe('settings', () => {
  test('without any, the demo runs on this machine only', () => {
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

  test('an empty value counts as not given', () => {
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
      { TRUST_PROXY: '10.0.0.0/99' },
      'TRUST_PROXY must name the proxies by address, such as 10.0.0.1 or 10.0.0.0/8 or loopback.',
    ],
    [{ ADMIN_EMAILS: 'a@b.example,nobody' }, 'ADMIN_EMAILS must be e-mail addresses separated by commas.'],
    [{ TIME_ZONE: 'Mars/North' }, 'TIME_ZONE must be a time zone such as UTC or Europe/Vienna.'],
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
  ])('%j is refused with a sentence that names the variable', (env, sentence) => {
    expect(refusal(env)).toBe(sentence);
  });

  test('several session secrets allow rotation', () => {
    expect(readConfig({ SESSION_SECRET: `${secret},${secret}-old` }).sessionSecrets).toEqual([
      secret,
      `${secret}-old`,
    ]);
  });

  test('admin addresses leave only as hashes', () => {
    const { product } = readConfig({ ADMIN_EMAILS: ' Boss@Guild.example ' });
    expect(product.adminEmailHashes).toEqual([
      createHash('sha256').update('boss@guild.example').digest('hex'),
    ]);
    expect(JSON.stringify(product)).not.toContain('Boss');
  });

  test('proxies are named by address', () => {
    expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
    ]);
  });

  test('files go to a bucket when one is named', () => {
    expect(readConfig({ S3_BUCKET: 'files', S3_ENDPOINT: 'http://minio:9000/' }).storage).toEqual({
      kind: 's3',
      bucket: 'files',
      region: 'us-east-1',
      endpoint: 'http://minio:9000',
      credentials: undefined,
    });
  });
});

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
  ])('%j is refused', (env, sentence) => {
    expect(refusal(env)).toBe(sentence);
  });

  test('a local trial over plain http has to be asked for', () => {
    expect(readConfig({ ...production, COOKIE_SECURE: '0', ALLOW_INSECURE_HTTP: '1' }).cookieSecure).toBe(
      false,
    );
  });
});
