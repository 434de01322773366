import type { Database, DatabaseTransaction } from '@guildhall/db';
import type { Locale } from '@guildhall/locale/locales';
import type { BackupSettings } from './backup-settings.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { CommunitySource } from './community-source.ts';
import type { LiveBus, OpenStreams } from './live.ts';
import type { Logger } from './logger.ts';
import type { Passwords } from '../security/passwords.ts';
import type { ProductConfig } from '../values/product-config.ts';
import type { OidcClient } from './oidc-client.ts';
import type { StaffRole } from '../roles/roles.schema.ts';
import type { Sealer } from '../security/sealer.ts';
import type { Signer } from '../security/signer.ts';
import type { FileStorage } from './storage.ts';
import type { ViewRecorder } from './view-recorder.ts';

/** The signed-in member, read from the session on every request. */
export type Viewer = {
  id: number;
  role: 'user' | 'admin';
  /** The roles that they hold today beside it; `holds` says what these permit. */
  roles?: readonly StaffRole[];
  /** Key of the session row, so that all other sessions can be ended; null without a row (tests, jobs). */
  sessionKey: string | null;
  /** When the password was last entered in this session, by this process's clock. */
  authAt: Date;
  /** Their membership has lapsed; see `requireCurrentMembership`. */
  isLapsed?: boolean;
  /** Their address has to be confirmed before anything of theirs is public; see `requireConfirmedEmail`. */
  awaitsConfirmation?: boolean;
  /** The language that they chose to read; null: as their browser asks. */
  locale?: string | null;
  /** When their roles take a second factor, which this session began without; see `isHeldBack`. */
  secondFactorBy?: Date | null;
};

/** An account with the password hash against which a given password was verified. */
export type VerifiedAccount = { id: number; password: string };

/** What a procedure may do to the caller's session. */
export type SessionPort = {
  /**
   * Signs the member in under a new session id; `twoFactors`: they proved who they are in two ways.
   * @returns false, and nobody is signed in, when that password has been replaced or the account closed in between
   */
  start(account: VerifiedAccount, options?: { twoFactors?: boolean }): Promise<boolean>;
  /** The same for a signed-in member; also false when their session has ended in between. */
  renew(account: VerifiedAccount): Promise<boolean>;
  /** Ends this session and clears its cookie. */
  end(): Promise<void>;
};

/** Known devices: how a browser is recognised at sign-in until the account's password changes. */
export type DevicePort = {
  /** The id of the device, when it has signed in to this account before. */
  find(account: VerifiedAccount): string | undefined;
  /** Remembers the device for the account. */
  remember(account: VerifiedAccount): void;
};

/** What this browser has to answer before it is signed in: a random token, whose hash the database knows. */
export type ChallengePort = {
  readonly token: string | undefined;
  remember(token: string): void;
  forget(): void;
};

export type RequestInfo = {
  id: string;
  ip: string;
  userAgent: string;
  /** The raw Idempotency-Key header. */
  idempotencyKey?: string;
};

/** Which integrations are configured. */
export type Automation = { crm: boolean; webhooks: boolean };

/** The mail server that emails go to, as host and port; null: they are only written to files. */
export type MailSettings = { server: string | null };

/** The configured embeddings service: the host that statements are sent to, and the model it is asked for. */
export type EmbeddingsSettings = { host: string; model: string };

/**
 * What features do in the same transaction when something happens in a feature below them, which knows none of them.
 * Wired in `listeners.ts` beside the router.
 */
export type Listeners = {
  /** One of two members blocks the other: ends what is open between them. */
  memberBlocked: ((
    trx: DatabaseTransaction,
    automation: Automation,
    pair: { viewerId: number; otherId: number },
  ) => Promise<void>)[];
};

/** Process-wide dependencies. */
export type Services = {
  config: ProductConfig;
  community: CommunitySource;
  limiter: Limiter;
  passwords: Passwords;
  storage: FileStorage;
  live: LiveBus;
  streams: OpenStreams;
  listeners: Listeners;
  views: ViewRecorder;
  automation: Automation;
  mail: MailSettings;
  /** Null: none, and nothing is sent. */
  embeddings: EmbeddingsSettings | null;
  signer: Signer;
  sealer: Sealer;
  oidc: OidcClient;
  /** Everything that the product says in a language, the web's included, with … for values. */
  sentencesOf: (locale: Locale) => Promise<readonly string[]>;
  backups: BackupSettings;
  log: Logger;
};

export type Context = {
  db: Database;
  /** A replica that has replayed the caller's writes and every notified change; undefined when there is none: read from `db`. */
  replica?: (() => Database | undefined) | undefined;
  viewer: Viewer | null;
  session: SessionPort;
  device: DevicePort;
  /** After a right password, and before its second factor. */
  challenge: ChallengePort;
  /** After asking for a code by email. */
  loginCode: ChallengePort;
  /** While a passkey is asked. */
  passkey: ChallengePort;
  /** While the member is at a provider to sign in. */
  provider: ChallengePort;
  request: RequestInfo;
  services: Services;
};

/** The context behind the member guard. */
export type MemberContext = Context & { viewer: Viewer };
