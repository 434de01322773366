import type { ImportField, RowOutcome } from '@guildhall/api/imports/schema';

const people = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'member' : 'members'}`;

/** Interface text of the import of members. */
export const importsMessages = {
  title: 'Import members',
  description:
    'From a spreadsheet saved as CSV. Nobody is created before you have seen what will happen, and nobody is mailed before you invite them.',
  upload: {
    title: 'Choose a file',
    text: 'The first line names the columns. One needs the email addresses, and one or two the names. Up to 20,000 rows and 20 MB, from any spreadsheet program.',
    choose: 'Choose a CSV file',
    interrupted: 'The upload was interrupted. Please try again.',
    failed: 'The file could not be read. Please try again.',
  },
  former: { label: 'Earlier imports', choose: 'Choose an import', new: 'New import' },
  option: (fileName: string, date: string) => `${fileName}, ${date}`,
  failed: 'The import could not be loaded',
  loading: 'Loading import...',
  mapping: {
    title: 'What the columns hold',
    rows: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`,
    none: 'Not in the file',
    example: (value: string) => `Such as “${value}”`,
    check: 'Check the file',
    checkAgain: 'Check again',
    fields: {
      email: 'Email address',
      firstName: 'First name',
      lastName: 'Last name',
      fullName: 'Full name',
      company: 'Company',
      jobTitle: 'Job title',
      industry: 'Industry',
      location: 'Place',
      phoneNumber: 'Phone',
      skills: 'Skills',
      servicesOffered: 'What they offer',
      lookingFor: 'What they look for',
      bio: 'About them',
    } satisfies Record<ImportField, string>,
  },
  progress: {
    checking: 'Checking the rows',
    running: 'Creating members',
    inviting: 'Sending invitations, 100 a minute',
    leave: 'You can leave this page. It goes on without you.',
  },
  results: {
    title: 'What happens with each row',
    done: 'What happened with each row',
    filter: 'Show rows',
    all: 'All rows',
    line: 'Line',
    row: 'Row',
    outcome: 'Outcome',
    noun: 'rows',
    outcomes: {
      new: 'New',
      duplicate: 'Duplicate',
      faulty: 'Faulty',
      created: 'Created',
      removed: 'Removed',
      kept: 'Kept',
    } satisfies Record<RowOutcome, string>,
    pending: 'Waiting',
    count: (outcome: string, count: number) => `${outcome} (${count.toLocaleString('en-US')})`,
    download: 'Download the faulty rows',
    downloadHint:
      'Correct them in your spreadsheet, then import that file. The other rows need not wait for them.',
  },
  run: (count: number) => `Import ${people(count)}`,
  nothing: 'No row of this file is a new member.',
  done: {
    title: (count: number) => `${people(count)} imported`,
    text: 'Nobody sees them, and they cannot sign in, until they join by the link in their invitation.',
    state: (invited: number, joined: number) => `${invited} invited, ${joined} joined`,
    invite: 'Invite now',
    remind: 'Remind those who have not joined',
    undo: 'Undo import',
    undone: 'This import was undone. Those who had joined have stayed.',
  },
  inviteDialog: {
    title: 'Send the invitations?',
    text: (count: number) =>
      `${people(count)} will get an email with a link for choosing a password, in waves of 100 a minute.`,
    action: 'Send',
  },
  undoDialog: {
    title: 'Undo this import?',
    text: 'Members who have not joined yet are removed, and links in their invitations stop working. Those who have joined stay.',
    action: 'Undo import',
  },
};
