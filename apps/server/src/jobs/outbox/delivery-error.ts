/** Why an event could not be delivered now, in one sentence without secrets. */
export class DeliveryError extends Error {
  /** The receiver asked for so much time. */
  readonly retryAfterMs: number | undefined;
  /** Trying again cannot help. */
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
