import type {
  DataRequest,
  DataRequestStatus,
  Retained,
} from '@guildhall/api/console/data-requests/data-requests.schema';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Interface text of requests about personal data. */
export const dataRequestsMessages = {
  title: 'Data requests',
  description: 'Who asked to be erased, or for a copy of their data. The law gives you a month to answer.',
  noun: 'requests',
  filters: {
    waiting: 'Waiting',
    done: 'Done',
    declined: 'Declined',
  } satisfies Record<DataRequestStatus, string>,
  empty: {
    waiting: 'Enter a request on the page of a member, or beside an application.',
    done: 'Requests that were carried out appear here, each with a receipt.',
    declined: 'Requests that were declined appear here.',
  } satisfies Record<DataRequestStatus, string>,
  kinds: { erasure: 'Erasure', export: 'Copy of data' } satisfies Record<DataRequest['kind'], string>,
  channels: {
    letter: 'By letter',
    email: 'By email',
    phone: 'By phone',
    in_person: 'In person',
  } satisfies Record<DataRequest['channel'], string>,
  former: { member: (id: number) => `Former member ${id}`, applicant: (id: number) => `Application ${id}` },
  received: (channel: string, date: string) => `${channel}, received ${date}`,
  due: (date: string) => `Answer by ${date}`,
  enteredBy: (name: string) => `Entered by ${name}`,
  reason: 'How we know',
  alsoPublished: 'What they published is deleted, too: their posts and comments.',
  needsOther: 'Another administrator has to confirm this.',
  confirm: { erasure: 'Erase now', export: 'Confirm' } satisfies Record<DataRequest['kind'], string>,
  decline: 'Decline',
  download: 'Download copy',
  downloadFailed: 'The copy could not be downloaded',
  receipt: 'Receipt',
  of: (action: string, name: string) => `${action}: ${name}`,
  declined: { title: 'Request declined' },
  confirmDialog: {
    title: (name: string) => `Erase ${name}?`,
    text: 'Everything about them is deleted now, and they are signed out everywhere. This can’t be undone.',
  },
  section: {
    title: 'Personal data',
    text: 'When this person asks you for it in writing.',
    erasure: 'Erase…',
    export: 'Copy of data…',
  },
  dialog: {
    titles: {
      erasure: (name: string) => `Erase ${name}`,
      export: (name: string) => `Copy of ${name}’s data`,
    },
    texts: {
      erasure:
        'Profile, messages and connections are deleted for good, as when members delete their own account. Published posts, comments and reviews stay under the name Former Member.',
      export:
        'You get one file with what they could download themselves, their private messages included, to hand over to them. They’re told by email.',
    },
    channel: 'How they asked',
    receivedOn: 'Received on',
    reason: {
      label: 'How do you know it was them?',
      description: 'Removed with the person when you erase them.',
      placeholder: 'Signed letter; the signature matches the application form',
    },
    alsoPublished: {
      label: 'Also delete what they published',
      description:
        'Their posts, with the comments of others on them, and their comments. Reviews stay under the name Former Member.',
    },
    others: 'Another administrator confirms it first.',
    alone: 'You’re the only administrator, so this happens right away.',
    submit: 'Enter request',
    submitAlone: { erasure: 'Erase now', export: 'Make copy' } satisfies Record<DataRequest['kind'], string>,
    entered: {
      title: 'Request entered',
      description: 'The other administrators are told. One of them confirms it.',
    },
  },
  page: {
    title: { erasure: 'Receipt: erasure of personal data', export: 'Receipt: copy of personal data' },
    failed: 'The request could not be loaded',
    loading: 'Loading request...',
    back: 'Data requests',
    print: 'Print',
    community: 'Community',
    number: 'Request',
    person: 'Person',
    asked: 'Asked',
    entered: 'Entered',
    confirmed: 'Carried out',
    open: { waiting: 'This request is still waiting.', declined: 'This request was declined.' },
    by: (date: string, name: string | null) => (name === null ? date : `${date}, by ${name}`),
    itself: (date: string) => `${date}, by the person themselves`,
    nameOnce:
      'The name is shown only now: nothing stored says who this was. Print or save this page before you leave it.',
    erased: {
      title: 'What was erased',
      member:
        'Name, email address, phone number, profile, pictures, connections, saved items, notifications, sessions and sign-in data; the text of private messages, of orders and of reports; unpublished and deleted posts.',
      published: 'Published posts, with the comments of others on them, and comments.',
      applicant: 'Name, email address, profile, answers and the conversation about the application.',
    },
    kept: {
      title: 'What remains, without a name',
      nothing: 'Nothing.',
      uncounted: 'Published posts, comments, reviews, introductions and orders, where there were any.',
      counts: ({ posts, comments, reviews, messages, referrals, orders, businesses }: Retained) =>
        [
          posts > 0 && plural(posts, 'published post', 'published posts'),
          comments > 0 && plural(comments, 'comment', 'comments'),
          reviews > 0 && plural(reviews, 'review', 'reviews'),
          messages > 0 && `${plural(messages, 'private message', 'private messages')} without text`,
          referrals > 0 && `${plural(referrals, 'introduction', 'introductions')} without text`,
          orders > 0 && `${plural(orders, 'order', 'orders')}, for accounting: what, when and for how much`,
          businesses > 0 && `${plural(businesses, 'business', 'businesses')}, no longer listed`,
        ].filter((line): line is string => line !== false),
    },
    backups: {
      title: 'Backups',
      text: 'Backups made before still hold a copy until newer ones replace them. If one is restored, this erasure is repeated before the data is used.',
    },
    copyUntil: (date: string) => `The file can be downloaded until ${date}.`,
    copy: (days: number) => `The file could be downloaded for ${days} days.`,
  },
};
