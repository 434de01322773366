import { open, rm } from 'node:fs/promises';
import type pg from 'pg';
import { partialPath } from './folder.ts';

const PAGE = 500;

/** The addresses of the files of one snapshot, which can be read after its transaction has ended. */
export type AddressList = {
  /** Runs in the caller's transaction. */
  fill(client: pg.Client, select: string): Promise<void>;
  count(): number;
  read(): AsyncIterable<string>;
};

/** In a temporary file beside the archive, so that memory use does not grow with the number of files. */
export async function createAddressList(
  folder: string,
  name: string,
): Promise<AddressList & AsyncDisposable> {
  const path = partialPath(folder, `${name}.addresses`);
  const handle = await open(path, 'wx+', 0o600);
  let count = 0;
  return {
    async fill(client, select) {
      await client.query('set local search_path = app, public');
      for await (const addresses of listAddresses(client, select)) {
        await handle.writeFile(addresses.map((address) => `${address}\n`).join(''));
        count += addresses.length;
      }
    },
    count: () => count,
    read: () => handle.readLines({ start: 0, autoClose: false }),
    async [Symbol.asyncDispose]() {
      await handle.close();
      await rm(path, { force: true });
    },
  };
}

/** Pages of the addresses in the current transaction, from one run of the SELECT. */
export async function* listAddresses(client: pg.Client, select: string): AsyncGenerator<string[]> {
  await client.query(`declare addresses no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await client.query<{ address: string }>(`fetch ${PAGE} from addresses`);
    if (rows.length === 0) break;
    yield rows.map(({ address }) => address);
  }
  await client.query('close addresses');
}
