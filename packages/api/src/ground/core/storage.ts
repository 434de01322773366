/** A stored file. */
export type StoredFile = { body: Uint8Array; contentType: string };

/** Storage of uploaded files: a folder or an S3-compatible bucket, by the server's configuration. */
export type FileStorage = {
  /** Keys are generated: lower-case letters, digits, dashes, slashes and one extension. */
  put(key: string, file: StoredFile): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** The size of a file in bytes, without reading it; null for one that is not there. */
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
};
