/** Interface text of the Users tab. */
export const usersMessages = {
  noun: 'members',
  search: { label: 'Search members by name, email or company', placeholder: 'Search members...' },
  filters: { all: 'All members', active: 'Active', inactive: 'Inactive', admins: 'Administrators' },
  add: 'Add User',
  import: 'Import members',
  table: {
    label: 'Members',
    member: 'Member',
    company: 'Company',
    connections: 'Connections',
    status: 'Status',
    active: 'Active',
  },
  admin: 'Admin',
  status: (isActive: boolean) => (isActive ? 'Active' : 'Inactive'),
  notJoined: 'Not joined yet',
  connections: (count: number) => (count === 1 ? 'connection' : 'connections'),
  form: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint: 'We email a link for choosing a password to this address.',
    jobTitle: 'Job title',
    company: 'Company',
  },
  added: (email: string) => ({
    title: 'Member added',
    description: `We emailed a link for choosing a password to ${email}.`,
  }),
};
