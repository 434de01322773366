import { LOCALES } from '@guildhall/locale/locales';
import { z } from 'zod';
import { id, isoDate, line, text } from '../../ground/values/fields.ts';
import { FallbackLanguage } from '../../ground/values/text-in-languages.schema.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { RegisterInput } from '../new-account/register.schema.ts';
import { QUESTION_MAX } from '../../ground/settings/registration.schema.ts';
import { Suspicion } from '../new-account/bot-check.schema.ts';
import { ProfileFields } from '../../people/profile/profile.schema.ts';

/** Retention of an application and its data after the decision. */
export const DECIDED_DAYS = 30;
/** An application that nobody decides on is erased after this time. */
export const UNDECIDED_DAYS = 180;

const MESSAGE_MAX = 1_000;
/** Messages of a conversation, beside the last reply and the reason of a refusal. */
export const CONVERSATION_MAX = 38;

/** The optional fields of the registration, as stored with an application. */
export const StoredProfile = RegisterInput.omit({
  email: true,
  password: true,
  firstName: true,
  lastName: true,
  accepts: true,
});

export const ApplicantStatus = z.enum(['waiting', 'asked', 'approved', 'declined']);
export type ApplicantStatus = z.infer<typeof ApplicantStatus>;

const ANSWER_MAX = 2_000;

/** A reply to a question of the registration, which is named by its key or its text. */
export const Answer = z.object({ question: text(QUESTION_MAX), answer: text(ANSWER_MAX).trim() });
export type Answer = z.infer<typeof Answer>;

/** As it is stored, with the question in all languages; those of before have the text alone. */
export const StoredAnswers = z.array(
  z.object({
    key: z.string().optional(),
    question: z.string(),
    locale: z.string().optional(),
    translations: z.partialRecord(z.enum(LOCALES), z.string()).catch({}).default({}),
    answer: z.string(),
  }),
);
export type StoredAnswers = z.infer<typeof StoredAnswers>;

/** As someone reads it. */
const ReadAnswer = z.object({
  key: z.string(),
  question: z.string(),
  lang: FallbackLanguage,
  answer: z.string(),
});
export type ReadAnswer = z.infer<typeof ReadAnswer>;

/** What the community asked, or gave as the reason of a refusal, and what the applicant replied. */
export const Conversation = z.array(
  z.object({ from: z.enum(['community', 'applicant']), text: z.string(), at: isoDate }),
);

const ApplicantProfile = ProfileFields.pick({
  jobTitle: true,
  company: true,
  industry: true,
  location: true,
  lookingFor: true,
  servicesOffered: true,
});

/** An application, as administrators see it. */
export const Applicant = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  profile: ApplicantProfile,
  answers: z.array(ReadAnswer),
  conversation: Conversation,
  status: ApplicantStatus,
  /** Why the application looks automated. */
  suspicions: z.array(Suspicion),
  /** The member that the applicant became, once they have joined by choosing a password. */
  username: z.string().nullable(),
  /** The latest event that they came to as a guest, by the address that they confirmed, and who invited them. */
  guestAt: z.object({ title: z.string(), inviter: z.string().nullable() }).nullable(),
  createdAt: isoDate,
  relativeTime: z.string(),
});
export type Applicant = z.infer<typeof Applicant>;

export const ApplicantPage = z.object({ items: z.array(Applicant), nextCursor: z.string().nullable() });
export type ApplicantPage = z.infer<typeof ApplicantPage>;

export const ListApplicantsInput = PageInput.extend({ status: ApplicantStatus.default('waiting') });
export type ListApplicantsInput = z.infer<typeof ListApplicantsInput>;

export const ApplicantRef = z.object({ id });
export type ApplicantRef = z.infer<typeof ApplicantRef>;

export const AskApplicantInput = z.object({ id, text: line(MESSAGE_MAX, 'Write your question') });
export type AskApplicantInput = z.infer<typeof AskApplicantInput>;

export const DeclineApplicantInput = z.object({ id, text: line(MESSAGE_MAX, 'Give the reason') });
export type DeclineApplicantInput = z.infer<typeof DeclineApplicantInput>;

const token = z.string().min(1, 'Required').max(1_000);

/** The link in an email, which the applicant needs to see and change their application. */
export const ApplicationLink = z.object({ token });
export type ApplicationLink = z.infer<typeof ApplicationLink>;

export const ReplyInput = z.object({ token, text: line(MESSAGE_MAX, 'Write your reply') });
export type ReplyInput = z.infer<typeof ReplyInput>;

/** An application, as the applicant sees it. */
export const OwnApplication = Applicant.pick({
  firstName: true,
  email: true,
  answers: true,
  conversation: true,
  status: true,
  createdAt: true,
});
export type OwnApplication = z.infer<typeof OwnApplication>;

export const Withdrawn = z.object({ ok: z.literal(true) });
