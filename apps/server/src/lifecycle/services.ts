import {
  type Logger,
  type Services,
  createCommunitySource,
  createOpenStreams,
  listeners,
  createViewRecorder,
  startMemberIndexer,
} from '@guildhall/api';
import { createLimiter } from '@guildhall/api/ground/limits/limiter';
import { createPasswords } from '@guildhall/api/ground/security/passwords';
import { createSealer } from '@guildhall/api/ground/security/sealer';
import { createSigner } from '@guildhall/api/ground/security/signer';
import type { Database, PasswordCost, ReplicaSet } from '@guildhall/db';
import { createOidcClient } from '../oidc/oidc-client.ts';
import { backupSettings } from './backup-settings.ts';
import type { Config } from '../config/config.ts';
import type { DatabaseUrls } from './database.ts';
import { createLiveBus } from '../live/live-bus.ts';
import { sentencesOf } from '../locale/all-sentences.ts';
import { sessionSecrets } from './session-secrets.ts';
import { createStorage } from '../storage/create-storage.ts';

export type RunningServices = {
  services: Services;
  /** Open event streams of this process. */
  countListeners(): number;
  close(): Promise<void>;
};

/** Host and port, without credentials. */
const mailServerOf = ({ smtpUrl }: Config['outbound']['mail']) => smtpUrl && new URL(smtpUrl).host;

/** Creates the services that procedures depend on. */
export async function createServices(
  config: Config,
  { db, replicas, ...urls }: DatabaseUrls & { db: Database; replicas?: ReplicaSet | undefined },
  log: Logger,
  passwordCost?: PasswordCost,
): Promise<RunningServices> {
  const live = await createLiveBus(urls.connectionString, log, () => replicas?.noteChange());
  const memberIndexer = startMemberIndexer(db, log);
  const views = createViewRecorder(db, log);
  const streams = createOpenStreams(db, log);
  const { embeddings } = config.outbound;
  const secrets = await sessionSecrets(config);
  const services: Services = {
    config: config.product,
    community: createCommunitySource(db, live),
    limiter: createLimiter(config.ratePreset, db),
    passwords: createPasswords(passwordCost),
    storage: await createStorage(config.storage),
    live,
    streams,
    listeners,
    views,
    backups: await backupSettings(config, urls),
    automation: { crm: config.outbound.crm !== null, webhooks: config.outbound.webhook !== null },
    mail: { server: mailServerOf(config.outbound.mail) },
    embeddings: embeddings && { host: embeddings.host, model: embeddings.model },
    signer: createSigner(secrets, 'guildhall mail'),
    oidc: createOidcClient({ reachesPrivate: config.privateTargets }),
    sentencesOf,
    sealer: createSealer(secrets, 'guildhall second factor'),
    log,
  };
  return {
    services,
    countListeners: () => live.countListeners(),
    async close() {
      await views.close();
      await memberIndexer.close();
      await live.close();
      await streams.close();
    },
  };
}
