import { REPORTED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';
import type { ReportedType } from '@guildhall/api/ground/reports/reports.schema';

/** Interface text of the reports page. */
export const reportsMessages = {
  title: 'Reports',
  description: 'Reported content and decisions. We tell members what was decided on their reports.',
  filters: { open: 'Open', decided: 'Decided', objections: 'Objections' },
  lists: {
    open: { noun: 'open reports', empty: "Members' reports will appear here." },
    decided: { noun: 'decisions', empty: 'Decided reports will appear here.' },
  },
  decisions: {
    hide: {
      title: 'Hide this content?',
      text: 'It disappears from every page immediately. This closes all open reports of it.',
      action: 'Hide',
      done: 'Content hidden',
    },
    warn: {
      title: 'Send a warning?',
      text: "The member gets your message as a notification and by email. Your name and the names of those who reported it aren't shown. This closes all open reports of it.",
      action: 'Send warning',
      done: 'Warning sent',
    },
    suspend: {
      title: 'Suspend this member?',
      text: 'They are signed out everywhere, and their profile and posts are hidden. At sign-in they read that the account is paused. This closes all open reports of them.',
      action: 'Suspend',
      done: 'Member suspended',
    },
    dismiss: {
      title: 'Dismiss the report?',
      text: 'Everything stays as it is. This closes all open reports of it.',
      action: 'Dismiss',
      done: 'Report dismissed',
    },
  },
  note: (note: string) => `Note: ${note}`,
  categories: { spam: 'Spam', insult: 'Insult', illegal: 'Illegal', other: 'Other' },
  statuses: { open: 'Open', resolved: 'Action taken', dismissed: 'Dismissed' },
  reportedBy: (name: string) => `reported by ${name}`,
  noReason: 'No reason given',
  hidden: 'already hidden',
  suspended: 'already suspended',
  takenDown: 'already taken down',
  gone: 'This content no longer exists.',
  deleted: 'deleted by its author',
  viewMember: {
    user: 'Open member',
    short_link: 'Open its creator',
    other: 'Open author',
  },
  takeDown: 'Take down',
  takeDownLabel: (name: string) => `Take down ${name}`,
  item: (type: ReportedType, id: number) => `${REPORTED_NOUNS[type]} #${id}`,
  decisionLabels: {
    hide: (name: string) => `Hide ${name}`,
    warn: (name: string) => `Warn about ${name}`,
    suspend: (name: string) => `Suspend ${name}`,
    dismiss: (name: string) => `Dismiss report of ${name}`,
  },
  buttons: { hide: 'Hide', warn: 'Warn', suspend: 'Suspend', dismiss: 'Dismiss' },
  decided: (done: string, count: number) => ({
    title: done,
    description: `${count === 1 ? '1 report' : `${count} reports`} closed.`,
  }),
  shortLinks: {
    title: 'Short links',
    text: 'A link that is taken down shows visitors that it no longer exists.',
    label: 'Short link or its code',
    takeDown: 'Take down',
    restore: 'Restore',
    reason: { label: 'What do we tell whoever made it? (optional)' },
    changed: (code: string, takenDown: boolean) => ({
      title: takenDown ? `Short link ${code} taken down` : `Short link ${code} restored`,
    }),
  },
};
