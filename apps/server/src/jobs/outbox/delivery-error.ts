/** A failed delivery attempt; the message is one sentence without secrets. */
export class DeliveryError extends Error {
  /** From the receiver's Retry-After header. */
  readonly retryAfterMs: number | undefined;
  /** Permanent: retrying cannot help. */
  readonly isFinal: boolean;
  /** The address that does not exist: nothing else will reach it either. */
  readonly bouncedAddress: string | undefined;
  /** Of the answer, when there was one. */
  readonly status: number | undefined;

  constructor(
    message: string,
    {
      retryAfterMs,
      isFinal = false,
      bouncedAddress,
      status,
    }: { retryAfterMs?: number; isFinal?: boolean; bouncedAddress?: string; status?: number } = {},
  ) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.isFinal = isFinal;
    this.bouncedAddress = bouncedAddress;
    this.status = status;
  }
}
