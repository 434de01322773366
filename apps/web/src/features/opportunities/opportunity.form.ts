import { CreateOpportunityInput } from '@guildhall/api/opportunities/schema';
import type { FormErrors } from '@mantine/form';
import { validateWith } from '../../lib/validate-with.ts';
import type { Inputs } from '../../lib/trpc.ts';

export const EMPTY_OPPORTUNITY = {
  title: '',
  description: '',
  type: '',
  category: '',
  company: '',
  contactPerson: '',
  contactEmail: '',
  location: '',
  remoteOption: false,
  budget: '',
  timeline: '',
  requirements: '',
  skillsNeeded: '',
  industryFocus: '',
};
export type OpportunityValues = typeof EMPTY_OPPORTUNITY;

export const OPPORTUNITY_KINDS = ['Project', 'Partnership', 'Contract', 'Full-time', 'Part-time', 'Other'];

const commas = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const lines = (value: string) =>
  value
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean);

/** As the API takes it: one requirement a line, skills and industries between commas. */
export function toOpportunity(values: OpportunityValues): Inputs['opportunities']['create'] {
  return {
    ...values,
    requirements: lines(values.requirements),
    skillsNeeded: commas(values.skillsNeeded),
    industryFocus: commas(values.industryFocus),
  };
}

const check = validateWith(CreateOpportunityInput);

/** The rules of the API, seen from the form; a fault in a list stands at its field. */
export function validateOpportunity(values: OpportunityValues): FormErrors {
  const errors = check(toOpportunity(values));
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.split('.')[0] ?? path, message]),
  );
}
