import {
  CreateOpportunityInput,
  OPPORTUNITY_DAYS,
} from '@guildhall/api/exchange/opportunities/opportunities.schema';
import type { FormErrors } from '@mantine/form';
import { serverNow } from '../../lib/server-clock.ts';
import { validateWith } from '../../lib/validate-with.ts';
import type { Opportunity } from './opportunity-cache.ts';
import type { Inputs } from '../../lib/trpc.ts';
import { dayIn, endOfDay, lastDayIn } from '../../lib/zoned-days.ts';
import { kindLabel } from './opportunity-kind.ts';

const LOCAL_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const DAY_MS = 86_400_000;

const EMPTY_OPPORTUNITY = {
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
  /** The last day, as the field has it. */
  expiresAt: '',
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
export const typesWith = (type: string | null | undefined): { value: string; label: string }[] =>
  (type && !OPPORTUNITY_TYPES.includes(type) ? [type, ...OPPORTUNITY_TYPES] : OPPORTUNITY_TYPES).map(
    (value) => ({ value, label: kindLabel(value) }),
  );

/** Between things of a list, in Arabic, Chinese and Japanese, too. */
const COMMA = /[,،、]/;

const splitList = (value: string, separator: RegExp | '\n') =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The input of the API: requirements are separated by lines, skills and industries by commas. */
export function toOpportunity(values: OpportunityValues): Inputs['opportunities']['create'] {
  return {
    ...values,
    requirements: splitList(values.requirements, '\n'),
    skillsNeeded: splitList(values.skillsNeeded, COMMA),
    industryFocus: splitList(values.industryFocus, COMMA),
    audience: values.audience === 'public' ? 'public' : 'members',
    expiresAt: endOfDay(values.expiresAt, LOCAL_ZONE) ?? undefined,
  };
}

/** The last day of a new opportunity, unless another is chosen. */
export const daysFromNow = (days: number): string =>
  dayIn(new Date(serverNow() + days * DAY_MS).toISOString(), LOCAL_ZONE);

/** The values of the form for a new opportunity. */
export const newOpportunity = (): OpportunityValues => ({
  ...EMPTY_OPPORTUNITY,
  expiresAt: daysFromNow(OPPORTUNITY_DAYS),
});

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
    expiresAt: lastDayIn(opportunity.expiresAt, LOCAL_ZONE),
  };
}

const check = validateWith(CreateOpportunityInput);

/** Field errors by name. */
export const validateOpportunity = (values: OpportunityValues): FormErrors => check(toOpportunity(values));
