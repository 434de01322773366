import type {
  BusinessField,
  Delimiter,
  FieldChange,
  ImportField,
  ImportKind,
  ImportReading,
  ImportStatus,
  MemberField,
  RowOutcome,
} from '@guildhall/api/console/imports/imports.schema';

/** Why a value is not replaced by the list. */
type Staying = NonNullable<FieldChange['stays']>;

const counted = (count: number, [one, many]: [string, string]) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const NOUNS: Record<ImportKind, [string, string]> = {
  members: ['member', 'members'],
  businesses: ['business', 'businesses'],
};

/** "1 member", "12 businesses". */
export const countOf = (kind: ImportKind, count: number) => counted(count, NOUNS[kind]);

const memberFields: Record<MemberField, string> = {
  email: 'Email address',
  firstName: 'First name',
  lastName: 'Last name',
  nameParticle: 'Before the last name (van der)',
  fullName: 'Full name',
  companyAndPerson: 'Company and person in one',
  company: 'Company',
  jobTitle: 'Job title',
  industry: 'Industry',
  location: 'Location',
  phoneNumber: 'Phone',
  websiteUrl: 'Website',
  skills: 'Skills',
  servicesOffered: 'What they offer',
  lookingFor: 'What they look for',
  bio: 'About them',
  membershipNumber: 'Membership number',
  membershipStartsOn: 'Member since',
  membershipExpiresOn: 'Membership ends on',
  adminNotes: 'Notes for administrators',
};

const businessFields: Record<BusinessField, string> = {
  name: 'Business name',
  ownerEmail: "Owner's email address",
  industry: 'Industry',
  category: 'Category',
  shortDescription: 'Short description',
  description: 'Description',
  website: 'Website',
  email: 'Email',
  phone: 'Phone',
  address: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  country: 'Country',
  businessHours: 'Opening hours',
  yearEstablished: 'Year established',
  employeeCount: 'Employees',
  services: 'Services',
  tags: 'Tags',
};

const fields: Record<ImportKind, Partial<Record<ImportField, string>>> = {
  members: memberFields,
  businesses: businessFields,
};

const kinds = {
  members: {
    title: 'Members',
    text: 'Include a column for email addresses and one or two for names. No emails go out until you send invitations.',
  },
  businesses: {
    title: 'Businesses',
    text: "One column has the names. Another can have the owner's email address; import the members first. Businesses without an owner belong to you until you choose someone else.",
  },
} satisfies Record<ImportKind, { title: string; text: string }>;

const STATES: Record<Exclude<ImportStatus, 'done' | 'undoing'>, string> = {
  mapping: 'Columns not matched yet',
  checking: 'Being checked',
  checked: 'Checked, not imported yet',
  running: 'Being imported',
  undone: 'Undone',
};

/** Interface text of the import of members and businesses. */
export const importsMessages = {
  title: 'Import',
  description:
    "Members and businesses from a spreadsheet. You'll review every row before anything is created.",
  kinds,
  upload: {
    limits: 'Excel (.xlsx), OpenDocument (.ods) or CSV. Up to 20,000 rows and 5 MB.',
    choose: 'Choose a file',
    chooseLabel: (kind: ImportKind) => `Choose a file of ${kind}`,
    interrupted: 'The upload was interrupted. Please try again.',
    failed: 'The file could not be read. Please try again.',
  },
  former: {
    title: 'Earlier imports',
    new: 'New import',
    text: (kind: ImportKind, date: string) => `${kinds[kind].title}, ${date}`,
    undoable: 'Can be undone',
    remove: 'Delete',
    removeLabel: (fileName: string) => `Delete the import of ${fileName}`,
    state: (status: ImportStatus, rows: number, done: number) =>
      status === 'done' || status === 'undoing'
        ? `${done.toLocaleString('en-US')} of ${counted(rows, ['row', 'rows'])} imported`
        : STATES[status],
  },
  removeDialog: {
    title: 'Delete this import?',
    text: 'The file and its rows are deleted. Nothing was imported from it.',
    action: 'Delete',
  },
  failed: 'The import could not be loaded',
  loading: 'Loading import...',
  mapping: {
    title: 'Match the columns',
    missing: 'Choose a column here.',
    rows: (count: number) => counted(count, ['row', 'rows']),
    none: 'Not in the file',
    otherwise: (field: string) => `${field}, where that is blank`,
    example: (value: string) => `Example: ${value}`,
    check: 'Check the file',
    checkAgain: 'Check again',
    columns: 'Columns',
    imported: (count: number, of: number) => `${count} of ${counted(of, ['column', 'columns'])} imported`,
    left: (columns: string[]) => `Not imported: ${columns.join(', ')}`,
    change: 'Change columns',
    fields,
  },
  reading: {
    title: 'How the file was read',
    sheet: 'Sheet',
    encoding: 'Letters',
    encodingHint: 'Choose another one if names look wrong below.',
    delimiter: 'Between cells',
    headerRow: 'Column names',
    noHeader: 'This file has none',
    row: (line: number, cells: string[]) =>
      `Row ${line}: ${cells.filter(Boolean).join(' · ').slice(0, 60) || '-'}`,
    footer: (count: number) =>
      `${counted(count, ['row', 'rows'])} below the list ${count === 1 ? 'is' : 'are'} left out.`,
    sample: 'The first rows',
    delimiters: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar' } satisfies Record<
      Delimiter,
      string
    >,
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, big-endian)',
      'windows-1252': 'Western European (Windows)',
      macintosh: 'Western European (Mac)',
      cp850: 'Western European (DOS)',
      'windows-1250': 'Central European (Windows)',
      'iso-8859-2': 'Central European (ISO)',
      'windows-1254': 'Turkish',
      'windows-1251': 'Cyrillic',
      'windows-1253': 'Greek',
      shift_jis: 'Japanese',
      'euc-kr': 'Korean',
      gb18030: 'Chinese (simplified)',
      big5: 'Chinese (traditional)',
    } satisfies Record<NonNullable<ImportReading['encoding']>, string>,
  },
  nameOrder: {
    label: 'Order of full names',
    options: {
      auto: 'As in the column name',
      given: 'First name first',
      family: 'Last name first',
    },
    hint: 'A comma always means last name first.',
  },
  progress: {
    checking: () => 'Checking the rows',
    running: (kind: ImportKind) => `Creating ${kind}`,
    undoing: (kind: ImportKind) => `Removing ${kind}`,
    inviting: () => 'Sending invitations, 100 a minute',
    leave: 'You can leave this page. The import continues in the background.',
  },
  results: {
    title: 'Check the rows before you import',
    done: 'What happened with each row',
    filter: 'Show rows',
    all: 'All rows',
    line: 'Row',
    doubtful: 'Please look at',
    noun: 'rows',
    outcomes: {
      new: 'New',
      change: 'Will change',
      unchanged: 'Unchanged',
      duplicate: 'Duplicate',
      faulty: 'Has errors',
      created: 'Created',
      changed: 'Changed',
      removed: 'Removed',
      restored: 'Restored',
      kept: 'Kept',
    } satisfies Record<RowOutcome, string>,
    pending: 'Waiting',
    edit: 'Edit row',
    editLabel: (line: number) => `Edit row ${line}`,
    save: 'Save',
    cancel: 'Cancel',
    decide: (line: number) => `What happens with row ${line}`,
    decisions: {
      usual: (decision: string) => `As chosen: ${decision}`,
      skip: 'Skip',
      update: 'Update',
      import: 'Import anyway',
    },
    blank: 'blank',
    changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
    stays: {
      members: {
        own: (field: string, before: string, after: string) =>
          `${field} stays: the member’s own (${before}). In the list: ${after}`,
        unknown: (field: string, before: string, after: string) =>
          `${field} stays: it may be the member’s own (${before}). In the list: ${after}`,
      },
      businesses: {
        own: (field: string, before: string, after: string) =>
          `${field} stays: the owner’s own (${before}). In the list: ${after}`,
        unknown: (field: string, before: string, after: string) =>
          `${field} stays: it may be the owner’s own (${before}). In the list: ${after}`,
      },
    } satisfies Record<ImportKind, Record<Staying, (field: string, before: string, after: string) => string>>,
    count: (outcome: string, count: number) => `${outcome} (${count.toLocaleString('en-US')})`,
    download: 'Download the rows with errors',
    downloadHint:
      'Correct them in your spreadsheet, then import that file. You can import the other rows now.',
  },
  run: (kind: ImportKind, created: number, changed: number) => {
    if (changed === 0) return `Import ${countOf(kind, created)}`;
    if (created === 0) return `Update ${countOf(kind, changed)}`;
    return `Import ${created.toLocaleString('en-US')} and update ${countOf(kind, changed)}`;
  },
  newIndustries: (names: string[]) =>
    `Add ${counted(names.length, ['new industry', 'new industries'])} to the list of industries: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', ...' : ''}`,
  endingDialog: {
    title: (count: number) => `End ${counted(count, ['membership', 'memberships'])}?`,
    text: (count: number) =>
      `The last day of ${counted(count, ['membership', 'memberships'])} in this file is over. They end at once: these members can read, but not write. Check the column of end dates if that surprises you.`,
    action: 'Import and end them',
  },
  existing: {
    options: { skip: 'Leave them as they are', update: 'Update them' },
    clearsBlank: 'Also clear what is blank in the file',
    of: {
      members: {
        label: 'Members you already have',
        hint: 'Found by membership number, then email, then name with company.',
        replacesOwn: 'Also replace what members wrote themselves',
      },
      businesses: {
        label: 'Businesses you already have',
        hint: 'Found by name and town. Who owns one stays its owner.',
        replacesOwn: 'Also replace what owners wrote themselves',
      },
    } satisfies Record<ImportKind, { label: string; hint: string; replacesOwn: string }>,
  },
  nothing: {
    members: 'Nothing to import: no new members, and nothing to update.',
    businesses: 'Nothing to import: no new businesses, and nothing to update.',
  },
};
