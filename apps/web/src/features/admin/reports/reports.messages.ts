/** Interface text of the reports page. */
export const reportsMessages = {
  title: 'Reports',
  description: 'Reported content and decisions.',
  filters: { open: 'Open', decided: 'Decided' },
  lists: {
    open: { noun: 'open reports', empty: "Members' reports will appear here." },
    decided: { noun: 'decisions', empty: 'Decided reports will appear here.' },
  },
  decisions: {
    hide: {
      title: 'Hide this content?',
      text: 'It disappears from every page immediately. This closes all open reports of it.',
      action: 'Hide',
    },
    dismiss: {
      title: 'Dismiss the report?',
      text: 'The content stays as it is. This closes all open reports of it.',
      action: 'Dismiss',
    },
  },
  note: {
    label: 'Note (optional)',
    hint: 'Only administrators can see it.',
    shown: (note: string) => `Note: ${note}`,
  },
  statuses: { open: 'Open', resolved: 'Hidden', dismissed: 'Dismissed' },
  reportedBy: (name: string) => `reported by ${name}`,
  noReason: 'No reason given',
  hidden: 'already hidden',
  takenDown: 'already taken down',
  gone: 'This content no longer exists.',
  viewMember: {
    user: 'Open in Users',
    message: 'Sender in Users',
    business: 'Owner in Users',
    short_link: 'Creator in Users',
    other: 'Author in Users',
  },
  hide: 'Hide',
  takeDown: 'Take down',
  actionLabel: (action: string, name: string) => `${action} ${name}`,
  dismiss: 'Dismiss',
  dismissLabel: (name: string) => `Dismiss report of ${name}`,
  decided: (isHidden: boolean, count: number) => ({
    title: isHidden ? 'Content hidden' : 'Report dismissed',
    description: `${count === 1 ? '1 report' : `${count} reports`} closed.`,
  }),
  shortLinks: {
    title: 'Short links',
    text: 'A link that is taken down shows visitors that it no longer exists.',
    label: 'Short link or its code',
    takeDown: 'Take down',
    restore: 'Restore',
    changed: (code: string, takenDown: boolean) => ({
      title: takenDown ? `Short link ${code} taken down` : `Short link ${code} restored`,
    }),
  },
};
