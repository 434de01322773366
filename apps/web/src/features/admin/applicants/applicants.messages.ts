import type { Applicant, ApplicantStatus } from '@guildhall/api/accounts/application/applicants.schema';

/** Interface text of the queue of applications. */
export const applicantsMessages = {
  title: 'Applications',
  description: 'People who want to become members. They get an email at each step.',
  filters: {
    waiting: 'Waiting',
    asked: 'Waiting for a reply',
    approved: 'Approved',
    declined: 'Declined',
  } satisfies Record<ApplicantStatus, string>,
  noun: 'applications',
  empty: {
    waiting: { title: 'No applications are waiting', text: 'New applications appear here.' },
    asked: {
      title: 'No applications wait for a reply',
      text: 'Applications that you asked a question about appear here until the applicant replies.',
    },
    approved: { title: 'No approved applications', text: 'Approved applications are shown for 30 days.' },
    declined: {
      title: 'No declined applications',
      text: 'Declined applications are shown for 30 days, then erased.',
    },
  } satisfies Record<ApplicantStatus, { title: string; text: string }>,
  registration: 'Choose who can join',
  unconfirmed: 'Email not confirmed',
  profile: {
    jobTitle: 'Job title',
    company: 'Company',
    industry: 'Industry',
    location: 'Location',
    lookingFor: 'Looking for',
    servicesOffered: 'Services offered',
  } satisfies Record<keyof Applicant['profile'], string>,
  suspicions: {
    title: 'This may be a bot:',
    reasons: {
      honeypot: 'a hidden field was filled in',
      fast: 'the form was sent within seconds',
      proof: 'the background browser check is missing',
    } satisfies Record<Applicant['suspicions'][number], string>,
  },
  guestAt: (title: string, inviter: string | null) =>
    `Came to “${title}” as a guest${inviter === null ? '' : ` of ${inviter}`}.`,
  said: { community: 'Asked', applicant: 'Replied' },
  reason: 'Reason',
  approve: 'Approve',
  decline: 'Decline',
  ask: 'Ask a question',
  actionLabel: (action: string, name: string) => `${action}: ${name}`,
  viewProfile: 'View profile',
  approved: (name: string) => ({
    title: `${name} is approved`,
    text: 'We’ve emailed them a link. They’re listed as soon as they’ve chosen a password.',
  }),
  notJoined: 'Not joined yet',
  dialogs: {
    decline: {
      title: (name: string) => `Decline ${name}’s application?`,
      text: 'The reason is sent to the applicant. The application and its data are erased after 30 days.',
      label: 'Reason',
      submit: 'Decline',
      done: { title: 'Application declined' },
    },
    ask: {
      title: (name: string) => `Ask ${name} a question`,
      text: 'The applicant gets your question by email and can reply. Then the application returns to the queue.',
      label: 'Question',
      submit: 'Send',
      done: { title: 'Question sent' },
    },
  },
};
