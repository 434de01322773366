/** What a mutation says about itself so that the server does it once, however often it arrives. */
export type OnceContext = { idempotencyKey: string };

/** A key for one thing that the reader is about to do; also where the page is not served securely. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const isOnceContext = (context: Record<string, unknown>): context is OnceContext =>
  typeof context['idempotencyKey'] === 'string';
