/** A stored file. */
export type StoredFile = { body: Uint8Array; contentType: string };

/** Where uploaded files live: a folder or an S3-compatible bucket; the server decides by configuration. */
export type FileStorage = {
  /** Keys are made by us: lower-case letters, digits, dashes, slashes and one extension. */
  put(key: string, file: StoredFile): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
};
