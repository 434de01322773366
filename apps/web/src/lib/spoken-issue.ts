import { DEFAULT_LOCALE } from '@guildhall/locale/locales';
import { type Sentences, sentenceIn } from '@guildhall/locale/sentence-catalog';
import { commonMessages } from './common.messages.ts';
import { importChunk } from './lazy-chunk.ts';
import { LOCALE } from './locale.ts';

const { issues: messages } = commonMessages;
const TOO_SHORT = /^String must contain at least (\d+) character\(s\)$/;

let translations: Sentences = {};

/** Loads the sentences of schemas, which are English, in the language of the page: forms do before they validate. */
export async function loadIssues(): Promise<void> {
  if (LOCALE === DEFAULT_LOCALE) return;
  const { issueMessages } = await importChunk(() => import('@guildhall/api/ground/errors/issue.messages'));
  translations = issueMessages;
}

/** What a form says in place of the words of a library, which the API keeps for other programs. */
export function spokenIssue(message: string, field: string): string {
  const [, least] = TOO_SHORT.exec(message) ?? [];
  if (least !== undefined) return messages.tooShort(Number(least));
  if (message === 'Invalid email') return messages.email;
  if (message === 'Required') return messages.required.get(field) ?? messages.missing;
  return sentenceIn(translations, message) ?? message;
}
