import type { FileStorage } from '@guildhall/api/core/storage';
import type { StorageConfig } from '../config/config.ts';
import { createDiskStorage } from './disk-storage.ts';

/** The storage that the configuration names; the S3 client is only loaded when it is wanted. */
export async function createStorage(config: StorageConfig): Promise<FileStorage> {
  if (config.kind === 'disk') return createDiskStorage(config.folder);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(config);
}
