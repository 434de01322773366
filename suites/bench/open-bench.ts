import { openDataset } from './dataset/open-dataset.ts';
import { createHttpClient } from '../shared/http-client.ts';
import { startDirectus } from './peers/directus.ts';
import { pinToCores, startBaselines, startProduct } from './servers.ts';
import type { Bench } from './workloads/workload.ts';

export type OpenBench = Bench & {
  /** Process id of the measured server. */
  serverPid: number;
  isPinned: boolean;
  postgres: string;
};

/** Opens a dataset and starts everything that is measured over it; `closing` stops it all. */
export async function openBench(
  members: number,
  { fresh, peers, closing }: { fresh: boolean; peers: boolean; closing: AsyncDisposableStack },
): Promise<OpenBench> {
  const dataset = closing.use(await openDataset(members, { fresh }));
  const isPinned = pinToCores(dataset.postmaster);
  const product = closing.use(await startProduct(dataset, dataset.memberIds.length));
  const baselines = closing.use(await startBaselines(dataset.connectionString));
  const clients = {
    product: createHttpClient(product.port),
    baselines: createHttpClient(baselines.port),
  };
  closing.defer(() => Object.values(clients).forEach((client) => client.close()));
  const { rows } = await dataset.pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return {
    dataset,
    ...clients,
    peers: peers ? await startDirectus(dataset, closing) : [],
    closing,
    serverPid: product.pid,
    isPinned,
    postgres: rows[0]?.version ?? '',
  };
}
