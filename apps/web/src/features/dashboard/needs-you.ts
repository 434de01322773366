import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const { needsYou: messages } = dashboardMessages;

export type WaitingItem = Outputs['dashboard']['waiting']['items'][number];

type Presentation = {
  headline: (item: WaitingItem) => string;
  /** Where the item is answered; absent where the row itself has the actions. */
  answer?: { label: string; to: (item: WaitingItem) => string };
  /** The list with everything else of this kind. */
  all: () => string;
};

const nameOf = ({ person }: WaitingItem) => person?.name ?? '';
const business = ({ slug }: WaitingItem) => paths.business(slug ?? '');

/** How each kind of what waits is said, and where it is answered. */
export const PRESENTATIONS: Record<WaitingItem['kind'], Presentation> = {
  connection: {
    headline: (item) => messages.connection(nameOf(item)),
    all: () => paths.dashboard('connections'),
  },
  referral: {
    headline: (item) => messages.referral(nameOf(item)),
    answer: { label: messages.answer, to: ({ id }) => paths.referral(id) },
    all: () => paths.dashboard('referrals'),
  },
  message: {
    headline: (item) => messages.message(nameOf(item)),
    answer: { label: messages.read, to: ({ person }) => paths.conversation(person?.id ?? 0) },
    all: () => paths.messages(),
  },
  application: {
    headline: (item) => messages.application(nameOf(item), item.subject ?? ''),
    answer: { label: messages.read, to: ({ id }) => paths.opportunity(id) },
    all: () => paths.dashboard('opportunities'),
  },
  accepted: {
    headline: (item) => messages.acceptedYou(nameOf(item), item.subject ?? ''),
    answer: { label: messages.write, to: ({ person }) => paths.conversation(person?.id ?? 0) },
    all: () => paths.opportunities({ show: 'applied' }),
  },
  review: {
    headline: (item) => messages.review(nameOf(item), item.subject ?? '', item.rating ?? 0),
    answer: { label: messages.reply, to: (item) => `${business(item)}?tab=reviews&reply=${item.id}` },
    all: () => paths.myBusinesses(),
  },
  invitation: {
    headline: (item) => messages.invitation(item.subject ?? ''),
    answer: { label: messages.answer, to: business },
    all: () => paths.businesses(),
  },
  approval: {
    headline: () => messages.approval,
    answer: { label: messages.view, to: ({ id }) => paths.post(id) },
    all: () => paths.feed(),
  },
  address: {
    headline: () => messages.address,
    all: paths.settings,
  },
};
