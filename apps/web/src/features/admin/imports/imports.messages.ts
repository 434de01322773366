import type { ImportField, RowOutcome } from '@guildhall/api/imports/schema';

const memberCount = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'member' : 'members'}`;

/** Interface text of the import of members. */
export const importsMessages = {
  title: 'Import members',
  description:
    "From a spreadsheet saved as CSV. You'll review everything before any account is created, and no emails go out until you send invitations.",
  upload: {
    title: 'Choose a file',
    text: 'The first line names the columns. One needs the email addresses, and one or two the names. Up to 20,000 rows and 5 MB, from any spreadsheet program.',
    choose: 'Choose a CSV file',
    interrupted: 'The upload was interrupted. Please try again.',
    failed: 'The file could not be read. Please try again.',
  },
  former: { label: 'Earlier imports', choose: 'Choose an import', new: 'New import' },
  option: (fileName: string, date: string) => `${fileName}, ${date}`,
  failed: 'The import could not be loaded',
  loading: 'Loading import...',
  mapping: {
    title: 'Match the columns',
    rows: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`,
    none: 'Not in the file',
    example: (value: string) => `Example: ${value}`,
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
      location: 'Location',
      phoneNumber: 'Phone',
      skills: 'Skills',
      servicesOffered: 'What they offer',
      lookingFor: 'What they look for',
      bio: 'About them',
      membershipNumber: 'Membership number',
      membershipExpiresOn: 'Membership ends on',
      adminNotes: 'Notes for administrators',
    } satisfies Record<ImportField, string>,
  },
  progress: {
    checking: 'Checking the rows',
    running: 'Creating members',
    undoing: 'Removing members',
    inviting: 'Sending invitations, 100 a minute',
    leave: 'You can leave this page. The import continues in the background.',
  },
  results: {
    title: 'What happens with each row',
    done: 'What happened with each row',
    filter: 'Show rows',
    all: 'All rows',
    line: 'Line',
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
    download: 'Download the rows with errors',
    downloadHint:
      'Correct them in your spreadsheet, then import that file. You can import the other rows now.',
  },
  run: (count: number) => `Import ${memberCount(count)}`,
  nothing: 'No row of this file is a new member.',
  done: {
    title: (count: number) => `${memberCount(count)} imported`,
    text: "They stay hidden and can't sign in until they accept their invitation.",
    state: (invited: number, joined: number) => `${invited} invited, ${joined} joined`,
    invite: 'Invite now',
    remind: 'Remind those who have not joined',
    undo: 'Undo import',
    undone: 'This import was undone. Members who had already joined were kept.',
  },
  inviteDialog: {
    title: 'Send the invitations?',
    text: (count: number) =>
      `${memberCount(count)} will get an email with a link for choosing a password, in waves of 100 a minute.`,
    action: 'Send',
  },
  undoDialog: {
    title: 'Undo this import?',
    text: 'Members who have not joined yet are removed, and links in their invitations stop working. Those who have joined stay.',
    action: 'Undo import',
  },
};
