import { hostOf, isMetadataHost, isPrivateHost } from './hosts.ts';
import type { OutboundConfig } from './outbound.ts';

/** The settings that are judged. */
export type JudgedSettings = {
  seed: string;
  sessionSecrets: string[] | null;
  backup: { key: string | null };
  cookieSecure: boolean;
  ratePreset: string;
  product: { publicOrigin: string };
  outbound: OutboundConfig;
};

/** Weaknesses that the operator has explicitly allowed. */
export type Allowances = {
  insecureHttp: boolean;
  privateTargets: boolean;
  noLimits: boolean;
  mailFiles: boolean;
  hasPublicOrigin: boolean;
};

/** One sentence about the first setting that is too weak for production; undefined when there is none. */
export function weaknessOf(config: JudgedSettings, allowed: Allowances): string | undefined {
  const { sessionSecrets, product, outbound } = config;
  const checks: [boolean, string][] = [
    [config.seed === 'demo', 'SEED cannot be demo when NODE_ENV is production.'],
    [sessionSecrets === null, 'SESSION_SECRET must be set when NODE_ENV is production.'],
    [
      sessionSecrets?.some(isGuessable) ?? false,
      'SESSION_SECRET can be guessed: set it to the output of openssl rand -base64 36.',
    ],
    [
      config.backup.key !== null && isGuessable(config.backup.key),
      'BACKUP_KEY can be guessed: set it to the output of openssl rand -base64 36.',
    ],
    [!allowed.hasPublicOrigin, 'PUBLIC_ORIGIN must be set when NODE_ENV is production; mails link to it.'],
    [
      !product.publicOrigin.startsWith('https:') && !allowed.insecureHttp,
      'PUBLIC_ORIGIN must be an https address when NODE_ENV is production, unless ALLOW_INSECURE_HTTP is 1.',
    ],
    [
      !config.cookieSecure && !allowed.insecureHttp,
      'COOKIE_SECURE cannot be false when NODE_ENV is production, unless ALLOW_INSECURE_HTTP is 1.',
    ],
    [
      config.ratePreset === 'off' && !allowed.noLimits,
      'RATE_PRESET cannot be off when NODE_ENV is production, unless ALLOW_NO_LIMITS is 1 for a load test.',
    ],
    [
      outbound.mail.smtpUrl === null && !allowed.mailFiles,
      'SMTP_URL must be set when NODE_ENV is production, unless MAIL is files: mails with links to reset passwords would lie in DATA_DIR.',
    ],
    [
      isClearMail(outbound.mail.smtpUrl) && isPrivateUrl(outbound.mail.smtpUrl) && !mayStayInside(allowed),
      'SMTP_URL cannot lead to a private host over smtp:// when NODE_ENV is production, unless ALLOW_PRIVATE_TARGETS or ALLOW_INSECURE_HTTP is 1: mails may go there in clear text.',
    ],
    ...targetChecks('WEBHOOK_URL', outbound.webhook?.url, allowed),
    ...targetChecks('CRM_BASE_URL', outbound.crm?.baseUrl, allowed),
    ...targetChecks('EMBEDDINGS_URL', outbound.embeddings?.baseUrl, allowed, 'is what members wrote'),
  ];
  return checks.find(([isWeak]) => isWeak)?.[1];
}

/**
 * Whether mails wait until the mail server speaks TLS: they hold links that reset passwords, and anyone on the way
 * can take STARTTLS out of what a server offers. Not in the operator's own network, such as a mailpit, where allowed.
 */
export function requiresTls(smtpUrl: string | null, allowed: Allowances): boolean {
  return isClearMail(smtpUrl) && !(isPrivateUrl(smtpUrl) && mayStayInside(allowed));
}

const isClearMail = (smtpUrl: string | null): smtpUrl is string => smtpUrl?.startsWith('smtp:') ?? false;
const mayStayInside = (allowed: Allowances) => allowed.privateTargets || allowed.insecureHttp;

/** Placeholders and lazy choices. Each is long enough that not one of ten million generated secrets contains it. */
const PLACEHOLDER =
  /[<>\s]|secret|password|change.?me|replace|placeholder|example|openssl|letters|qwert|12345678|abcdefg/i;
const MIN_BITS = 96;

/** Shannon entropy of its characters: 32 random hexadecimal digits have about 120 bits. */
function isGuessable(secret: string): boolean {
  if (PLACEHOLDER.test(secret)) return true;
  const counts = new Map<string, number>();
  for (const letter of secret) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, n) => sum - n * Math.log2(n / secret.length), 0);
  return bits < MIN_BITS;
}

function targetChecks(
  name: string,
  url: string | undefined,
  allowed: Allowances,
  sent = 'names members',
): [boolean, string][] {
  if (url === undefined) return [];
  const { protocol } = new URL(url);
  const host = hostOf(url);
  const isPrivate = isPrivateHost(host);
  return [
    [isMetadataHost(host), `${name} cannot lead to a link-local address: cloud machines keep secrets there.`],
    [
      isPrivate && !allowed.privateTargets,
      `${name} cannot lead to a private host when NODE_ENV is production, unless ALLOW_PRIVATE_TARGETS is 1.`,
    ],
    [
      protocol === 'http:' && !(isPrivate && allowed.privateTargets),
      `${name} must be an https address when NODE_ENV is production: what is sent there ${sent}.`,
    ],
  ];
}

const isPrivateUrl = (url: string) => isPrivateHost(hostOf(url));
