import { join, resolve } from 'node:path';
import { z } from 'zod';
import { canonicalEmail, isEmail } from '@guildhall/api/ground/values/email-address';
import { email } from '@guildhall/api/ground/values/fields';
import type { ProductConfig } from '@guildhall/api/ground/values/product-config';
import { isTimeZone } from '@guildhall/api/ground/values/time';
import { OperatorError } from './operator-error.ts';
import { TELEMETRY_SETTINGS, type TelemetryConfig, telemetryOf } from './telemetry.ts';
import { OUTBOUND_SETTINGS, type OutboundConfig, outboundOf } from './outbound.ts';
import { isLoopback } from './hosts.ts';
import { type Allowances, requiresTls, weaknessOf } from './production.ts';
import { address, choice, contact, flag, list, many, optionalText, trustProxy, whole } from './fields.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** An invalid setting; the message is one sentence that names the variable. */
export class ConfigError extends OperatorError {}

export type StorageConfig =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      endpoint: string | undefined;
      credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
    };

export type Config = {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  dataDir: string;
  /** null: use the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** URLs of streaming standbys, as the role that serves requests. */
  databaseReplicaUrls: string[];
  /** URL of the owner role; null: `databaseUrl` connects as the owner. */
  databaseOwnerUrl: string | null;
  seed: 'demo' | 'none';
  /** Whether accounts with published passwords may be reachable from other machines. */
  mayShowDemo: boolean;
  ratePreset: 'default' | 'strict' | 'off';
  cookieSecure: boolean;
  /** The first one signs, all of them verify; null: one is generated and stored in `dataDir`. */
  sessionSecrets: string[] | null;
  trustProxy: false | string[];
  connectionsPerAddress: number;
  /** Where to report vulnerabilities: an https: or mailto: URL. */
  securityContact: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  timeZone: string;
  drainMs: number;
  ssrTimeoutMs: number;
  storage: StorageConfig;
  backup: {
    folder: string;
    /** null: one is generated and stored in `dataDir`. */
    key: string | null;
    /** The largest backup that can be uploaded in the console; 0 for none. */
    uploadMaxBytes: number;
  };
  outbound: OutboundConfig;
  /** Whether the server may fetch pictures from private hosts. */
  privateTargets: boolean;
  telemetry: TelemetryConfig;
  product: ProductConfig;
};

const Environment = z.object({
  NODE_ENV: choice(['development', 'production', 'test']).default('development'),
  PORT: whole(0, 65_535, 3000),
  HOST: optionalText.default('127.0.0.1'),
  DATA_DIR: optionalText,
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URL: many(
    address(['postgres:', 'postgresql:']),
    'must be addresses starting with postgres://, separated by commas',
  ).default([]),
  DATABASE_OWNER_URL: address(['postgres:', 'postgresql:']).optional(),
  SEED: choice(['demo', 'none']).optional(),
  PUBLIC_ORIGIN: address(['http:', 'https:']).optional(),
  RATE_PRESET: choice(['default', 'strict', 'off']).default('default'),
  COOKIE_SECURE: flag.optional(),
  ALLOW_INSECURE_HTTP: flag.default(false),
  ALLOW_DEMO: flag.default(false),
  ALLOW_NO_LIMITS: flag.default(false),
  ALLOW_PRIVATE_TARGETS: flag.default(false),
  SESSION_SECRET: list
    .refine(
      (all) => all.length > 0 && all.every((secret) => secret.length >= 32),
      'must be at least 32 characters long',
    )
    .optional(),
  TRUST_PROXY: trustProxy,
  CONNECTIONS_PER_ADDRESS: whole(1, 2_000, 500),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TIME_ZONE: optionalText
    .default('UTC')
    .refine(isTimeZone, 'must be a time zone such as UTC or Europe/Vienna'),
  DRAIN_MS: whole(0, 60_000, 0),
  SSR_TIMEOUT_MS: whole(1, 60_000, 300),
  ADMIN_EMAILS: many(email, 'must be email addresses separated by commas').default([]),
  SUPPORT_EMAIL: z
    .string()
    .overwrite(canonicalEmail)
    .refine(isEmail, 'must be an email address')
    .default('support@guildhall.example'),
  SECURITY_CONTACT: contact.optional(),
  FOOTER_ABOUT_URL: address(['http:', 'https:']).optional(),
  FOOTER_CONTACT_URL: address(['http:', 'https:']).optional(),
  BANNER_IMAGE_URL: address(['http:', 'https:']).optional(),
  BANNER_LINK_URL: address(['http:', 'https:']).optional(),
  SHARE_INTENT_URL: address(['http:', 'https:']).default('https://x.com/intent/tweet'),
  BLOCKED_LINK_DOMAINS: many(z.hostname(), 'must be host names separated by commas').default([]),
  PASSWORD_BLOCKLIST: choice(['allow', 'reject']).default('allow'),
  BACKUP_DIR: optionalText,
  BACKUP_KEY: z.string().min(32, 'must be at least 32 characters long').optional(),
  BACKUP_UPLOAD_GB: whole(0, 10_000, 10),
  ...OUTBOUND_SETTINGS,
  ...TELEMETRY_SETTINGS,
  S3_BUCKET: optionalText,
  S3_REGION: optionalText.default('us-east-1'),
  S3_ENDPOINT: address(['http:', 'https:']).optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
});
type Settings = z.infer<typeof Environment>;

/** The names of all environment variables that are read. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape);

/**
 * Reads and validates all settings.
 * @throws ConfigError for the first invalid one
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  // The messages stand behind the variable's name, so they do not name the field themselves.
  const parsed = Environment.safeParse(set, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  return assemble(parsed.data);
}

function assemble(set: Settings): Config {
  const mode = set.NODE_ENV;
  const dataDir = set.DATA_DIR === undefined ? join(ROOT, '.data') : resolve(set.DATA_DIR);
  const publicOrigin = new URL(set.PUBLIC_ORIGIN ?? `http://${urlHost(set.HOST)}:${set.PORT}`).origin;
  const config: Config = {
    mode,
    host: set.HOST,
    port: set.PORT,
    dataDir,
    databaseUrl: set.DATABASE_URL ?? null,
    databaseReplicaUrls: set.DATABASE_REPLICA_URL,
    databaseOwnerUrl: set.DATABASE_OWNER_URL ?? null,
    seed: set.SEED ?? (mode === 'production' ? 'none' : 'demo'),
    mayShowDemo: set.ALLOW_DEMO || (mode !== 'production' && isLoopback(set.HOST)),
    ratePreset: set.RATE_PRESET,
    cookieSecure: set.COOKIE_SECURE ?? (mode === 'production' || publicOrigin.startsWith('https:')),
    sessionSecrets: set.SESSION_SECRET ?? null,
    trustProxy: set.TRUST_PROXY,
    connectionsPerAddress: set.CONNECTIONS_PER_ADDRESS,
    securityContact: set.SECURITY_CONTACT ?? `mailto:${set.SUPPORT_EMAIL}`,
    logLevel: set.LOG_LEVEL,
    timeZone: set.TIME_ZONE,
    drainMs: set.DRAIN_MS,
    ssrTimeoutMs: set.SSR_TIMEOUT_MS,
    storage: storageOf(set, dataDir),
    backup: {
      folder: set.BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(set.BACKUP_DIR),
      key: set.BACKUP_KEY ?? null,
      uploadMaxBytes: set.BACKUP_UPLOAD_GB * 1e9,
    },
    privateTargets: set.ALLOW_PRIVATE_TARGETS,
    outbound: outboundOf(set, {
      requiresTls: (smtpUrl) => mode === 'production' && requiresTls(smtpUrl, allowancesOf(set)),
      fail: (message) => new ConfigError(message),
    }),
    telemetry: telemetryOf(set),
    product: productOf(set, publicOrigin),
  };
  if (config.databaseOwnerUrl !== null && config.databaseUrl === null)
    throw new ConfigError('DATABASE_OWNER_URL needs DATABASE_URL beside it.');
  if (config.databaseReplicaUrls.length > 0 && config.databaseUrl === null)
    throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL beside it.');
  if (config.seed === 'demo' && mode !== 'production' && !config.mayShowDemo)
    throw new ConfigError(
      `HOST ${set.HOST} would show the demo community, whose passwords are published, to other machines: set SEED to none, or ALLOW_DEMO to 1.`,
    );
  refuseWeak(config, set);
  return config;
}

function refuseWeak(config: Config, set: Settings): void {
  if (config.mode !== 'production') return;
  const weakness = weaknessOf(config, allowancesOf(set));
  if (weakness !== undefined) throw new ConfigError(weakness);
}

const allowancesOf = (set: Settings): Allowances => ({
  insecureHttp: set.ALLOW_INSECURE_HTTP,
  privateTargets: set.ALLOW_PRIVATE_TARGETS,
  noLimits: set.ALLOW_NO_LIMITS,
  mailFiles: set.MAIL === 'files',
  hasPublicOrigin: set.PUBLIC_ORIGIN !== undefined,
});

function storageOf(set: Settings, dataDir: string): StorageConfig {
  if (set.S3_BUCKET === undefined) return { kind: 'disk', folder: join(dataDir, 'files') };
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
  }
  return {
    kind: 's3',
    bucket: set.S3_BUCKET,
    region: set.S3_REGION,
    endpoint: set.S3_ENDPOINT,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined
        ? { accessKeyId, secretAccessKey }
        : undefined,
  };
}

function bannerOf({
  BANNER_IMAGE_URL: imageUrl,
  BANNER_LINK_URL: linkUrl,
}: Settings): ProductConfig['banner'] {
  if (imageUrl === undefined && linkUrl === undefined) return null;
  if (imageUrl === undefined || linkUrl === undefined)
    throw new ConfigError('BANNER_IMAGE_URL and BANNER_LINK_URL must be set together.');
  return { imageUrl, linkUrl };
}

function productOf(set: Settings, publicOrigin: string): ProductConfig {
  return {
    publicOrigin,
    supportEmail: set.SUPPORT_EMAIL,
    aboutUrl: set.FOOTER_ABOUT_URL ?? '',
    contactUrl: set.FOOTER_CONTACT_URL ?? '',
    adminEmails: set.ADMIN_EMAILS.map(canonicalEmail),
    banner: bannerOf(set),
    shareIntentUrl: set.SHARE_INTENT_URL,
    blockedLinkDomains: set.BLOCKED_LINK_DOMAINS.map((domain) => domain.toLowerCase()),
    passwordBlocklist: set.PASSWORD_BLOCKLIST,
    requiresConfirmedEmail: set.NODE_ENV === 'production' && set.SMTP_URL !== undefined,
    protectsFromBots: set.NODE_ENV === 'production' && set.SMTP_URL !== undefined,
    timeZone: set.TIME_ZONE,
  };
}

/** The host part of a URL that a browser can open. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Builds are always production builds, whatever NODE_ENV was. */
export function buildForProduction(): void {
  process.env.NODE_ENV = 'production';
}
