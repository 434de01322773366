/** Something that whoever runs the server can put right; its message is one clear sentence. */
export class OperatorError extends Error {}
