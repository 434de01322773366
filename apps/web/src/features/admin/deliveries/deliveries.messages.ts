/** Interface text of the failed deliveries. */
export const deliveriesMessages = {
  title: 'Failed deliveries',
  failed: 'The deliveries could not be loaded',
  none: 'Nothing was given up.',
  retried: (count: number) =>
    count === 1 ? '1 email is still being tried.' : `${count} emails are still being tried.`,
  truncated: (shown: number, total: number) => `The newest ${shown} of ${total}.`,
  abandoned: 'abandoned',
  retry: 'Send again',
  retryLabel: (title: string) => `Send again: ${title}`,
  retryAll: (count: number) => `Send all ${count} again`,
  queued: (count: number) => ({
    title: 'Queued again',
    description: count === 1 ? '1 delivery queued.' : `${count} deliveries queued.`,
  }),
  channels: { mail: 'Email', crm: 'CRM', webhook: 'Webhook' },
  noReason: 'No reason given',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
};
