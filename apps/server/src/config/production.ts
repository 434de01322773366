import { BlockList, isIP } from 'node:net';
import type { OutboundConfig } from './outbound.ts';

/** The settings that are judged. */
export type JudgedSettings = {
  seed: string;
  sessionSecrets: string[] | null;
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
    ...targetChecks('WEBHOOK_URL', outbound.webhook?.url, allowed),
    ...targetChecks('CRM_BASE_URL', outbound.crm?.baseUrl, allowed),
    ...targetChecks('EMBEDDINGS_URL', outbound.embeddings?.baseUrl, allowed, 'is what members wrote'),
  ];
  return checks.find(([isWeak]) => isWeak)?.[1];
}

/** Placeholders from the documentation and lazy choices; a generated secret matches none of them. */
const PLACEHOLDER =
  /[<>\s]|secret|password|change.?me|replace|placeholder|example|openssl|letters|qwert|12345/i;
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
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
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

const LINK_LOCAL = blockList(['169.254.0.0/16', 'fe80::/10', 'fd00:ec2::254/128']);
const PRIVATE = blockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::/127',
  'fc00::/7',
]);

function blockList(networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** BlockList unwraps IPv4-mapped addresses (::ffff:10.0.0.1) by itself. */
const isIn = (list: BlockList, host: string) =>
  isIP(host) !== 0 && list.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');

const isMetadataHost = (host: string) =>
  isIn(LINK_LOCAL, host) || /^metadata(?:\.google\.internal)?\.?$/i.test(host);

/** A name without a dot, or in a zone that is not delegated on the internet, is on the local network. */
const isPrivateHost = (host: string) =>
  isIn(PRIVATE, host) ||
  (isIP(host) === 0 &&
    (!host.includes('.') || /\.(?:local|localhost|internal|lan|home\.arpa)\.?$/i.test(host)));
