/** The tRPC context of a mutation that the server must run once, however often it is sent. */
export type IdempotentContext = { idempotencyKey: string };

/** A random key per attempt. Not `crypto.randomUUID`, which insecure contexts lack. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const hasIdempotencyKey = (context: Record<string, unknown>): context is IdempotentContext =>
  typeof context['idempotencyKey'] === 'string';
