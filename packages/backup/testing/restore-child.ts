import { createFullBackup, restoreBackup, withBackupLock } from '../src/index.ts';

// Run by the tests as a child process, which they kill: restores a backup as the product does,
// with a safety backup before and a journal row in the transaction of the swap. Prints each step it starts.
const [connectionString = '', folder = '', key = '', name = ''] = process.argv.slice(2);
const place = { connectionString, folder, key, appVersion: 'test' };

await withBackupLock(place, async () => {
  await restoreBackup(place, name, {
    onProgress: (step) => void process.stdout.write(`${step}\n`),
    beforeLoad: async () => void (await createFullBackup(place)),
    inSwap: async (client) =>
      void (await client.query(
        `update ops.restores set status = 'done', finished_at = now() where status = 'running'`,
      )),
  });
});
