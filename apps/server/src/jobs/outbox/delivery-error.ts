/** A failed delivery attempt; the message is one sentence without secrets. */
export class DeliveryError extends Error {
  /** From the receiver's Retry-After header. */
  readonly retryAfterMs: number | undefined;
  /** Permanent: retrying cannot help. */
  readonly isFinal: boolean;
  /** The address does not exist: nothing else will reach it either. */
  readonly isBounce: boolean;
  /** Of the answer, when there was one. */
  readonly status: number | undefined;

  constructor(
    message: string,
    {
      retryAfterMs,
      isFinal = false,
      isBounce = false,
      status,
    }: { retryAfterMs?: number; isFinal?: boolean; isBounce?: boolean; status?: number } = {},
  ) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.isFinal = isFinal;
    this.isBounce = isBounce;
    this.status = status;
  }
}
