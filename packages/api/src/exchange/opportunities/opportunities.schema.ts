import { z } from 'zod';
import {
  email,
  expectedVersion,
  id,
  isoDate,
  line,
  name,
  optionalName,
  text,
  textList,
  textOrNull,
} from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { ApplicationStatus } from './applications.schema.ts';
import { Person } from '../../ground/values/person.schema.ts';
import { TextLanguage } from '../../ground/values/rich-text.schema.ts';

export const OPPORTUNITY_TITLE_MAX = 200;
export const OPPORTUNITY_DESCRIPTION_MAX = 5_000;
export const APPLICATION_MAX = 4_000;

/** 'public': also for visitors and search engines. */
export const OpportunityAudience = z.enum(['members', 'public']);
export type OpportunityAudience = z.infer<typeof OpportunityAudience>;

const names = (max: number) =>
  optionalName(max)
    .transform((value) => value || null)
    .nullish();

/** An opportunity closes after so many days unless its author chooses; at most a year from now. */
export const OPPORTUNITY_DAYS = 90;
export const OPPORTUNITY_DAYS_MAX = 366;
const DAY_MS = 86_400_000;

const closing = isoDate
  .refine((value) => Date.parse(value) > Date.now(), 'Choose a day that is not over yet.')
  .refine(
    (value) => Date.parse(value) <= Date.now() + OPPORTUNITY_DAYS_MAX * DAY_MS,
    'Choose a day within a year.',
  );

export const CreateOpportunityInput = z.object({
  title: name(OPPORTUNITY_TITLE_MAX),
  description: line(OPPORTUNITY_DESCRIPTION_MAX),
  /** Free text such as 'Project', 'Partnership' or 'Full-time'. */
  type: textOrNull(80),
  category: textOrNull(120),
  company: names(120),
  contactPerson: names(200),
  contactEmail: z
    .literal('')
    .transform(() => null)
    .or(email)
    .nullish(),
  location: textOrNull(120),
  remoteOption: z.boolean().default(false),
  budget: textOrNull(120),
  timeline: textOrNull(120),
  requirements: textList(50, 200).default([]),
  skillsNeeded: textList().default([]),
  industryFocus: textList().default([]),
  audience: OpportunityAudience.default('members'),
  /** When it closes: of a new one in ninety days, else as it was. */
  expiresAt: closing.optional(),
});
export type CreateOpportunityInput = z.infer<typeof CreateOpportunityInput>;

/** Everything the form shows. */
export const OpportunityFields = CreateOpportunityInput.omit({ contactEmail: true });

/** Replaces what was there; the hidden address stays. */
export const UpdateOpportunityInput = OpportunityFields.extend({ id, expectedVersion });
export type UpdateOpportunityInput = z.infer<typeof UpdateOpportunityInput>;

/** One opportunity as the viewer sees it. */
export const Opportunity = z.object({
  id,
  /** Of its address, behind the id; may be empty. */
  slug: z.string(),
  title: z.string(),
  /** Company, location or Remote, budget and timeline, joined by ' · '; may be empty. */
  details: z.string(),
  description: z.string(),
  lang: TextLanguage,
  type: z.string().nullable(),
  category: z.string().nullable(),
  company: z.string().nullable(),
  contactPerson: z.string().nullable(),
  location: z.string().nullable(),
  remoteOption: z.boolean(),
  budget: z.string().nullable(),
  timeline: z.string().nullable(),
  requirements: z.array(z.string()),
  skillsNeeded: z.array(z.string()),
  industryFocus: z.array(z.string()),
  audience: OpportunityAudience,
  postedAt: isoDate,
  expiresAt: isoDate,
  relativeTime: z.string(),
  poster: Person,
  /** Open to applications: neither closed nor expired. */
  isOpen: z.boolean(),
  isMine: z.boolean(),
  saved: z.boolean(),
  applied: z.boolean(),
  /** How the viewer's own application stands; null without one. */
  application: ApplicationStatus.exclude(['withdrawn']).nullable(),
  /** How well it fits the viewer, 0 to 100; 0 for the viewer's own and for visitors. */
  fitScore: z.int().min(0).max(100),
  /** At most three sentences, most points first. */
  fitReasons: z.array(z.string()).max(3),
  version: z.int(),
  /** How many members applied; null for everyone but the poster. */
  applications: z.int().nullable(),
  can: z.object({
    apply: z.boolean(),
    withdraw: z.boolean(),
    save: z.boolean(),
    edit: z.boolean(),
    close: z.boolean(),
  }),
});
export type Opportunity = z.infer<typeof Opportunity>;

/** At most twenty, best fit first. */
export const OpportunityList = z.array(Opportunity);

export const ListOwnOpportunitiesInput = PageInput;
export type ListOwnOpportunitiesInput = z.infer<typeof ListOwnOpportunitiesInput>;
export const OpportunityPage = z.object({ items: z.array(Opportunity), nextCursor: z.string().nullable() });
export type OpportunityPage = z.infer<typeof OpportunityPage>;

/** More are not counted. */
export const MEMBERS_ONLY_MAX = 200;

/** The maximum of what is similar in meaning behind what has the words. */
export const SIMILAR_MAX = 10;

/**
 * `isSimilar`: none has the words that were searched for, and these mean something like it. `similar`: on the last page
 * of those that have the words, what means something like it without them, nearest first.
 */
export const FoundOpportunities = OpportunityPage.extend({
  isSimilar: z.boolean(),
  similar: z.array(Opportunity).max(SIMILAR_MAX),
  /** On a visitor's first page: how many open ones only members see, whatever the filter. */
  membersOnly: z.int().max(MEMBERS_ONLY_MAX).nullable(),
});
export type FoundOpportunities = z.infer<typeof FoundOpportunities>;

export const OpportunityRef = z.object({ id });
export type OpportunityRef = z.infer<typeof OpportunityRef>;

export const ApplyInput = z.object({
  id,
  /** The message to the poster; when blank, a default sentence that names the opportunity. */
  message: text(APPLICATION_MAX)
    .transform((value) => value.trim())
    .nullish(),
});
export type ApplyInput = z.infer<typeof ApplyInput>;

/** `posterId` is the other side of the message thread that carries the application. */
export const ApplicationState = z.object({ id, applied: z.literal(true), posterId: id });
export type ApplicationState = z.infer<typeof ApplicationState>;

export const SaveOpportunityInput = z.object({ id, saved: z.boolean() });
export type SaveOpportunityInput = z.infer<typeof SaveOpportunityInput>;
export const SaveState = SaveOpportunityInput;
export type SaveState = z.infer<typeof SaveState>;

export const CloseState = z.object({ id, isOpen: z.literal(false) });
export type CloseState = z.infer<typeof CloseState>;
