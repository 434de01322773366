/** Interface text of the audit log. */
export const auditMessages = {
  title: 'Audit',
  description: 'Everything administrators did. Entries are append-only and signed.',
  noun: 'audit entries',
  empty: 'What administrators do will appear here.',
  system: 'System',
  filters: [
    { name: 'event', label: 'Event', placeholder: 'user.' },
    { name: 'targetType', label: 'Type', placeholder: 'business' },
    { name: 'targetId', label: 'ID', placeholder: '12' },
  ],
  filter: 'Filter',
  clear: 'Clear',
  emptyValue: '(empty)',
  integrity: {
    verify: 'Verify log integrity',
    intact: (rows: number) => `The log is intact: ${rows} ${rows === 1 ? 'entry' : 'entries'}.`,
    broken: (id: number, reason: keyof typeof REASONS) =>
      `The log is not intact: entry ${id} ${REASONS[reason]}.`,
  },
} as const;

const REASONS = {
  changed: 'was changed after it was written',
  removed: 'and everything after it was removed',
  unsigned: 'was not signed by this installation',
};
