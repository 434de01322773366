import type { MemberContext } from '../core/context.ts';
import { storageKeysOf } from './stored-files.ts';

/** After the commit: a file that cannot be removed now can no longer be traced to a member. */
export async function removeStoredFiles({ services }: MemberContext, addresses: string[]): Promise<void> {
  for (const key of new Set(addresses.flatMap(storageKeysOf))) {
    try {
      await services.storage.remove(key);
    } catch (error) {
      services.log.warn({ err: error }, 'file of an ended account not removed');
    }
  }
}
