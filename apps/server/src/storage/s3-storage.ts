import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileStorage } from '@guildhall/api/ground/core/storage';
import type { StorageConfig } from '../config/config.ts';
import { checkKey, contentTypeOf } from './storage-key.ts';

/** Stores files in an S3-compatible bucket. */
export function createS3Storage({
  bucket,
  region,
  endpoint,
  credentials,
}: Extract<StorageConfig, { kind: 's3' }>): FileStorage {
  const client = new S3Client({
    region,
    // Self-hosted services rarely support virtual-hosted buckets.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });
  return {
    async put(key, { body, contentType }) {
      await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentType: contentType }));
    },
    async get(key) {
      try {
        const { Body, ContentType } = await client.send(new GetObjectCommand(at(key)));
        const body = await Body?.transformToByteArray();
        return body ? { body, contentType: ContentType ?? contentTypeOf(key) } : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? null;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
