import { accounts } from './accounts.ts';
import { chapters } from './chapters.ts';
import { community } from './community.ts';
import { console } from './console.ts';
import { contact } from './contact.ts';
import { directory } from './directory.ts';
import { exchange } from './exchange.ts';
import { files } from './files.ts';
import { imports } from './imports.ts';
import { members } from './members.ts';
import { people } from './people.ts';
import { publishing } from './publishing.ts';
import { requests } from './requests.ts';
import { issueMessages } from './issue.messages.ts';
import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const errorMessages: Sentences = {
  ...issueMessages,
  ...accounts,
  ...chapters,
  ...community,
  ...console,
  ...contact,
  ...directory,
  ...exchange,
  ...files,
  ...imports,
  ...members,
  ...people,
  ...publishing,
  ...requests,
};
