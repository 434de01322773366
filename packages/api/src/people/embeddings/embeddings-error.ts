/** Why an embeddings service gave no vectors; the message is one sentence for the operator, without secrets. */
export class EmbeddingsError extends Error {
  /** As long as the service asked to be left alone. */
  readonly retryAfterMs: number | undefined;
  /** It refused these texts or this model; others may still be accepted. */
  readonly isRejected: boolean;

  constructor(
    message: string,
    { retryAfterMs, isRejected = false }: { retryAfterMs?: number | undefined; isRejected?: boolean } = {},
  ) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.isRejected = isRejected;
  }
}
