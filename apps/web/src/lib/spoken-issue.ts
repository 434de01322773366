import { commonMessages } from './common.messages.ts';

const { issues: messages } = commonMessages;
const TOO_SHORT = /^String must contain at least (\d+) character\(s\)$/;

/** What a form says in place of the words of a library, which the API keeps for other programs. */
export function spokenIssue(message: string, field: string): string {
  const [, least] = TOO_SHORT.exec(message) ?? [];
  if (least !== undefined) return messages.tooShort(Number(least));
  if (message === 'Invalid email') return messages.email;
  if (message === 'Required') return messages.required.get(field) ?? messages.missing;
  return message;
}
