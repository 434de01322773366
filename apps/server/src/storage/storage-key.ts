const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\.(webp|json|png|jpg)$/;

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  json: 'application/json',
};

/**
 * Rejects path traversal. Keys never come from a request today; this is defense in depth.
 * @throws for anything that could leave the folder
 */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a storage key');
  return key;
}

export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
