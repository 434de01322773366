import { commonMessages } from './common.messages.ts';

/** 'Baker at Pão', or whichever half there is. */
export function formatJobTitle({
  jobTitle,
  company,
}: {
  jobTitle: string | null;
  company: string | null;
}): string {
  if (jobTitle && company) return commonMessages.jobTitleAt(jobTitle, company);
  return jobTitle || company || '';
}
