/** Interface text of the orders page of the console. */
export const adminOrdersMessages = {
  title: 'Orders',
  description: 'Member orders and their status.',
  noun: 'orders',
  all: 'All orders',
  empty: "Members' orders will appear here.",
  number: (id: number) => `Order #${id}`,
  manage: 'Manage',
  manageLabel: (id: number) => `Manage order #${id}`,
  details: {
    description: 'Description',
    requirements: 'Additional Requirements',
    desiredCompletion: 'Desired Completion',
    quoted: 'Quoted',
    closed: 'This order is closed.',
  },
  actions: {
    pending: 'Back to pending',
    in_progress: 'Start work',
    completed: 'Mark as completed',
    cancelled: 'Cancel order',
  },
  note: 'Note to the member (optional)',
  updated: (id: number) => ({ title: `Order #${id} updated` }),
  quote: {
    label: (currency: string) => `Quote in ${currency}`,
    invalid: (example: string) => `Please enter an amount such as ${example}`,
    send: 'Send Quote',
    update: 'Update Quote',
    sent: (id: number) => ({ title: `Quote sent for order #${id}` }),
  },
};
