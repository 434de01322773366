import type { FileStorage } from '@guildhall/api/ground/core/storage';
import type { StorageConfig } from '../config/config.ts';
import { createDiskStorage } from './disk-storage.ts';

/** Creates the configured storage; the S3 client is loaded on demand. */
export async function createStorage(config: StorageConfig): Promise<FileStorage> {
  if (config.kind === 'disk') return createDiskStorage(config.folder);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(config);
}
