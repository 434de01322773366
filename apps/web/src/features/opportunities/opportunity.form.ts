import { CreateOpportunityInput } from '@guildhall/api/exchange/opportunities/opportunities.schema';
import type { FormErrors } from '@mantine/form';
import { validateWith } from '../../lib/validate-with.ts';
import type { Opportunity } from './opportunity-cache.ts';
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
  audience: 'members',
};
export type OpportunityValues = typeof EMPTY_OPPORTUNITY;

const OPPORTUNITY_TYPES = [
  'Project',
  'Partnership',
  'Contract',
  'Full-time',
  'Part-time',
  'Space',
  'Speaking',
  'Funding',
  'Other',
];

/** The types to choose from, and the one there is, which may have been written elsewhere. */
export const typesWith = (type: string | null | undefined): string[] =>
  type && !OPPORTUNITY_TYPES.includes(type) ? [type, ...OPPORTUNITY_TYPES] : OPPORTUNITY_TYPES;

const splitList = (value: string, separator: ',' | '\n') =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The input of the API: requirements are separated by lines, skills and industries by commas. */
export function toOpportunity(values: OpportunityValues): Inputs['opportunities']['create'] {
  return {
    ...values,
    requirements: splitList(values.requirements, '\n'),
    skillsNeeded: splitList(values.skillsNeeded, ','),
    industryFocus: splitList(values.industryFocus, ','),
    audience: values.audience === 'public' ? 'public' : 'members',
  };
}

/** The form's values for an opportunity there is. */
export function valuesOf(opportunity: Opportunity): OpportunityValues {
  const { type, category, company, contactPerson, location, budget, timeline } = opportunity;
  return {
    title: opportunity.title,
    description: opportunity.description,
    type: type ?? '',
    category: category ?? '',
    company: company ?? '',
    contactPerson: contactPerson ?? '',
    contactEmail: '',
    location: location ?? '',
    remoteOption: opportunity.remoteOption,
    budget: budget ?? '',
    timeline: timeline ?? '',
    requirements: opportunity.requirements.join('\n'),
    skillsNeeded: opportunity.skillsNeeded.join(', '),
    industryFocus: opportunity.industryFocus.join(', '),
    audience: opportunity.audience,
  };
}

const check = validateWith(CreateOpportunityInput);

/** Field errors by name. */
export const validateOpportunity = (values: OpportunityValues): FormErrors => check(toOpportunity(values));
