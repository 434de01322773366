import type { ApplicantStatus } from '@guildhall/api/accounts/application/applicants.schema';

/** Interface text of the page that shows applicants where they stand. */
export const applicationMessages = {
  title: 'Your application',
  description: 'See where your application stands. This also confirms your email address.',
  open: 'Show my application',
  incomplete: 'This link is incomplete. Please open the whole link in the email.',
  status: {
    waiting: 'Your application is waiting for a decision. You’ll get an email.',
    asked: 'Before the decision, we have a question for you.',
    approved: 'Your application was approved. We’ve emailed you a link to choose a password.',
    declined: 'Your application was not approved. All its data will be erased within 30 days.',
  } satisfies Record<ApplicantStatus, string>,
  said: { community: 'We wrote', applicant: 'You replied' },
  reply: { label: 'Your reply', submit: 'Send reply' },
  signIn: 'Sign In',
  withdraw: {
    action: 'Withdraw application',
    title: 'Withdraw your application?',
    text: 'Your application and all its data will be erased at once.',
    done: 'Your application was withdrawn and erased.',
  },
};
