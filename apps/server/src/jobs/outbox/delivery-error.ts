/** A failed delivery attempt; the message is one sentence without secrets. */
export class DeliveryError extends Error {
  /** From the receiver's Retry-After header. */
  readonly retryAfterMs: number | undefined;
  /** Permanent: retrying cannot help. */
  readonly isFinal: boolean;

  constructor(
    message: string,
    { retryAfterMs, isFinal = false }: { retryAfterMs?: number; isFinal?: boolean } = {},
  ) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.isFinal = isFinal;
  }
}
