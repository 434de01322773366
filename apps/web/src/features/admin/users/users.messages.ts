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
  role: {
    promote: (name: string) => `Make ${name} an administrator`,
    demote: (name: string) => `Remove ${name} as an administrator`,
    promoteTitle: (name: string) => `Make ${name} an administrator?`,
    promoteText:
      'Administrators can change everything here, restore backups, and add or remove other administrators. They sign in again, with a password of at least 12 characters.',
    promoteAction: 'Make administrator',
    demoteTitle: (name: string) => `Remove ${name} as an administrator?`,
    demoteText: 'They stay a member, and can no longer open the console.',
    demoteAction: 'Remove administrator',
    promoted: (name: string) => ({
      title: `${name} is now an administrator`,
      description: 'We emailed them how to open the console.',
    }),
    demoted: (name: string) => ({ title: `${name} is no longer an administrator` }),
  },
  added: (email: string) => ({
    title: 'Member added',
    description: `We emailed a link for choosing a password to ${email}.`,
  }),
};
