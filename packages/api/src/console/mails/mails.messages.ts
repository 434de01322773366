import type { ApplicantMail } from '../../accounts/application/applicant-mails.commands.ts';
import type { ConsoleQueue } from '../../ground/duties/duties.schema.ts';
import type { Notice } from '../../contact/notifications/notice.ts';

/** What emails say that are not about an account. */
export const mailMessages = {
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  unsubscribe: 'Unsubscribe from these emails',
  /** Where the plain text has an address below its label. */
  labeled: (label: string, value: string) => `${label}: ${value}`,
  quoted: (text: string) => `“${text}”`,
  open: (site: string) => `Open ${site}`,
  join: (site: string) => `Join ${site}`,
  notExpected: (address: string) => `Not expecting this? You can ignore this email, or write to ${address}.`,
  showCode: 'Show this code at the entrance:',
  notification: {
    reply: (address: string) => `To reply, email ${address}.`,
    because: (kind: string) => `You’re receiving this because you get email notifications for: “${kind}”.`,
    whoDidYouMeet:
      'Who did you meet? The page of the event shows who was there: connect with those you want to stay in touch with.',
    unconfirmed: {
      connection_asked: (site) => `You have a new request to connect on ${site}`,
      connection_accepted: (site) => `Your request to connect was accepted on ${site}`,
      message: (site) => `You have a new message on ${site}`,
      referral: (site) => `There is news about a referral on ${site}`,
      opportunity: (site) => `There is news about an opportunity on ${site}`,
      event: (site) => `There is news about an event on ${site}`,
      comment: (site) => `You have a new comment on ${site}`,
      mention: (site) => `You were mentioned on ${site}`,
      review: (site) => `You have a new review on ${site}`,
      order: (site) => `There is news about your order on ${site}`,
    } as Partial<Record<Notice['kind'], (site: string) => string>>,
    unconfirmedOther: (site: string) => `You have a new notification on ${site}`,
    confirmFirst:
      'Once you confirm your email address, these emails say who it is from and what it is about.',
    signIn: 'Sign in to see it',
  },
  decision: {
    noReason: (verdict: string) => `${verdict}. The administrators have not given a reason.`,
    about: (excerpt: string) => `It is about: “${excerpt}”`,
    signInOn: (day: string) => `You can sign in again on ${day}.`,
    object: (days: number) =>
      `If you think this is wrong, you can object within ${days} days. An administrator reads your objection and answers it.`,
    subject: (verdict: string, site: string) => `${verdict} (${site})`,
    confirmFirst: 'Confirm your email address to get the details in these emails.',
    readAnswer: 'Read the answer',
    readOrObject: 'Read or object',
    footer: (address: string) =>
      `You always get this email because it concerns your content or your account. Questions? ${address}`,
  },
  digest: {
    subject: (site: string) => `Your week at ${site}`,
    requests: (people: number) =>
      people === 1 ? 'One person is waiting for your reply.' : `${people} people are waiting for your reply.`,
    unread: (messages: number) =>
      messages === 1 ? 'You have one unread message.' : `You have ${messages} unread messages.`,
    worthMeeting: 'Worth meeting:',
    opportunities: 'Opportunities that fit you:',
    open: 'Open your dashboard',
    footer: 'You’re receiving this because you subscribed to the weekly digest.',
  },
  duties: {
    application: (count: number) => (count === 1 ? '1 application' : `${count} applications`),
    report: (count: number) => (count === 1 ? '1 open report' : `${count} open reports`),
    objection: (count: number) => (count === 1 ? '1 objection' : `${count} objections`),
    post: (count: number) =>
      count === 1 ? '1 post waiting for approval' : `${count} posts waiting for approval`,
    article: (count: number) =>
      count === 1 ? '1 article waiting for approval' : `${count} articles waiting for approval`,
    data_request: (count: number) =>
      count === 1 ? '1 request about personal data' : `${count} requests about personal data`,
    failed_mails: (count: number) =>
      count === 1 ? '1 email that could not be delivered' : `${count} emails that could not be delivered`,
  } satisfies Record<ConsoleQueue | 'failed_mails', (count: number) => string>,
  duty: {
    subject: (site: string) => `What is waiting at ${site}`,
    footer: 'You chose one email a day. In the console, under Settings, you choose who looks after what.',
  },
  applicant: {
    received: {
      subject: (site: string) => `Your application to ${site}`,
      paragraphs: (_site: string, _said: string, _days: number) => [
        'We received your application. Please confirm that this address is yours: open the link below.',
        'You can see there at any time where your application stands, or withdraw it.',
      ],
    },
    asked: {
      subject: (site: string) => `A question about your application to ${site}`,
      paragraphs: (site: string, said: string, _days: number) => [
        `Before we decide, ${site} would like to know:`,
        said,
        'You can reply by the link below.',
      ],
    },
    approved: {
      subject: (site: string) => `Welcome to ${site}`,
      paragraphs: (_site: string, _said: string, days: number) => [
        `Your application was approved. Choose a password to sign in. The link works once, for ${days} days; after that, you can ask for a new one on the sign-in page.`,
      ],
    },
    declined: {
      subject: (site: string) => `Your application to ${site}`,
      paragraphs: (_site: string, said: string, days: number) => [
        'We’re sorry: your application was not approved.',
        said,
        `Your application and all its data will be erased in ${days} days.`,
      ],
    },
  } satisfies Record<ApplicantMail['step'], object>,
  application: {
    see: 'See my application',
    choosePassword: 'Choose a password',
    footer: (site: string, address: string) =>
      `Didn’t apply to ${site}? You can ignore this email, or write to ${address}.`,
  },
  invitation: {
    subject: (site: string) => `You’re invited to ${site}`,
    text: (inviter: string, site: string, until: string) =>
      `${inviter} invites you to join ${site}. The invitation is for this email address and works once, until ${until}.`,
  },
  memberInvitation: {
    invites: (inviter: string, site: string) => `${inviter} invites you to ${site}`,
    byAdministrator: (site: string) => `An administrator of ${site} invites you to ${site}.`,
    choosePassword: (days: number) =>
      `Choose a password, and you’re in. The link works once, for ${days} days.`,
  },
};
