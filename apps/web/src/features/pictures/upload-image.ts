import { picturesMessages } from './pictures.messages.ts';

/** Article and banner pictures are for administrators. */
export type ImageKind = 'logo' | 'cover' | 'hero' | 'banner';

/**
 * Stores a picture and returns its URL; a plain fetch, since tRPC does not carry files.
 * @throws an error in words for the reader
 */
export async function uploadImage(kind: ImageKind, file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(`/api/businesses/images?kind=${kind}`, { method: 'POST', body });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isObject(answer) && typeof answer['url'] === 'string') return answer['url'];
  throw new Error(
    isObject(answer) && typeof answer['message'] === 'string' ? answer['message'] : picturesMessages.failed,
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
