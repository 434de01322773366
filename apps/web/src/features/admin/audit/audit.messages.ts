/** Interface text of the audit log. */
export const auditMessages = {
  title: 'Audit',
  description: 'Everything administrators did. Entries are append-only and signed.',
  noun: 'audit entries',
  empty: 'What administrators do will appear here.',
  system: 'System',
  person: { label: 'Person', placeholder: 'Who did it, or to whom' },
  event: { label: 'What happened', any: 'Anything' },
  outcomes: { denied: 'refused', failure: 'failed' },
  unnamed: (type: string, id: string) => `${type.replaceAll('_', ' ')} ${id}`,
  allAbout: (name: string) => `Everything about ${name}`,
  only: (name: string) => `Only what is about ${name}`,
  download: 'Download as CSV',
  yes: 'yes',
  no: 'no',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  andMore: (shown: string, more: number) => `${shown} and ${more} more`,
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
