/** An error that the operator can fix; the message is one clear sentence. */
export class OperatorError extends Error {}
