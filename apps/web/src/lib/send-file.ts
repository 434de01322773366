/**
 * Uploads a file, or deletes one (null); a plain fetch, since tRPC does not carry files.
 * @param messages what to say without an answer, and without a sentence of the server
 * @returns the parsed JSON response
 * @throws an error worded for the member. A crowded server may close the connection while the file is still
 * being sent, which a browser reports as a network error.
 */
export async function sendFile(
  path: string,
  file: File | null,
  messages: { interrupted: string; failed: string },
): Promise<unknown> {
  const body = new FormData();
  if (file) body.append('file', file);
  const response = await fetch(path, file ? { method: 'POST', body } : { method: 'DELETE' }).catch(() => {
    throw new Error(messages.interrupted);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const hasMessage =
    typeof answer === 'object' &&
    answer !== null &&
    'message' in answer &&
    typeof answer.message === 'string';
  throw new Error(hasMessage ? String(answer.message) : messages.failed);
}
