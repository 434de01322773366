import { z } from 'zod';
import { PageInput } from '../../ground/core/keyset.ts';
import { id, text } from '../../ground/values/fields.ts';

export const PRESETS = ['thisYear', 'lastYear', 'last12Months'] as const;
export const MemberFigure = z.enum([
  'membersAtStart',
  'joined',
  'left',
  'ended',
  'membersAtEnd',
  'renewed',
  'invited',
  'invitedJoined',
]);
export type MemberFigure = z.infer<typeof MemberFigure>;
export const IntroductionFigure = z.enum([
  'introductionsMade',
  'introductionsAccepted',
  'introductionsClosed',
  'introductionsCompleted',
]);
export type IntroductionFigure = z.infer<typeof IntroductionFigure>;
export const OrderFigure = z.enum(['ordersPlaced', 'ordersCompleted']);
export type OrderFigure = z.infer<typeof OrderFigure>;
export const Figure = z.enum([
  ...MemberFigure.options,
  ...IntroductionFigure.options,
  ...OrderFigure.options,
]);
export type Figure = z.infer<typeof Figure>;

const FIRST_DAY = '2000-01-01';
const LONGEST_YEARS = 10;
const day = z.iso.date().refine((value) => value >= FIRST_DAY, 'Choose a day from the year 2000 on');
/** Whole days in the time zone of the community, the last one included. */
export const Span = z.object({ from: day, to: day });
export type Span = z.infer<typeof Span>;

type Ends = { from?: string | undefined; to?: string | undefined };
const isInOrder = ({ from, to }: Ends) => !from || !to || from <= to;
const isShort = ({ from, to }: Ends) =>
  !from || !to || Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= LONGEST_YEARS;
const IN_ORDER = { error: 'The last day is before the first one', path: ['to'] };
const SHORT = { error: `Choose at most ${LONGEST_YEARS} years`, path: ['from'] };

/** Both ends of a span, or a preset; this year without any. */
export const FiguresInput = z
  .object({ preset: z.enum(PRESETS).default('thisYear'), ...Span.partial().shape })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    error: 'Choose the first and the last day',
    path: ['to'],
  })
  .refine(isInOrder, IN_ORDER)
  .refine(isShort, SHORT);
export type FiguresInput = z.infer<typeof FiguresInput>;

const Pair = z.object({ now: z.int(), before: z.int() });
export type Pair = z.infer<typeof Pair>;

/** In hundredths. A community that changed its currency has several. */
export const Amounts = z.array(z.object({ currency: z.string(), hundredths: z.int() }));
export type Amounts = z.infer<typeof Amounts>;
const AmountPair = z.object({ now: Amounts, before: Amounts });

/** Members by what their profiles say today; `value` selects the rows. */
const Group = Pair.extend({ value: z.string(), name: z.string() });
export type Group = z.infer<typeof Group>;

export const Counts = z.record(Figure, Pair);

export const Figures = z.object({
  span: Span,
  /** The same span a year before. */
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** Today in the time zone of the community. */
  today: z.iso.date(),
  timeZone: z.string(),
  counts: Counts,
  /** Members at the end of whom nobody knows when they became one: they count from when they were added, in these days. */
  assumedStarts: z.int(),
  introductionValue: AmountPair,
  orderValue: AmountPair,
  /** Members who were here, by calendar month; `before` is of the same month a year before. */
  activeByMonth: z.array(Pair.extend({ month: z.string().regex(/^\d{4}-\d\d$/) })),
  /** The largest ones. */
  industries: z.array(Group),
  towns: z.array(Group),
});
export type Figures = z.infer<typeof Figures>;
/** The span, the one a year before, and where their days begin. */
export type Spans = Pick<Figures, 'span' | 'before' | 'timeZone'>;

const RowsInput = PageInput.extend(Span.shape);

/** 'active': those who were here in the calendar month in which the span begins. */
export const ListFigureMembersInput = RowsInput.extend({
  figure: z.enum([...MemberFigure.options, 'active']),
  industry: text(120).optional(),
  town: text(120).optional(),
})
  .refine(isInOrder, IN_ORDER)
  .refine(isShort, SHORT);
export type ListFigureMembersInput = z.infer<typeof ListFigureMembersInput>;
export const ListFigureIntroductionsInput = RowsInput.extend({ figure: IntroductionFigure })
  .refine(isInOrder, IN_ORDER)
  .refine(isShort, SHORT);
export type ListFigureIntroductionsInput = z.infer<typeof ListFigureIntroductionsInput>;
export const ListFigureOrdersInput = RowsInput.extend({ figure: OrderFigure })
  .refine(isInOrder, IN_ORDER)
  .refine(isShort, SHORT);
export type ListFigureOrdersInput = z.infer<typeof ListFigureOrdersInput>;

/** `isErased`: the account was deleted, so that there is nothing to open. */
const Person = z.object({ id, name: z.string(), isErased: z.boolean() });
export type FigurePerson = z.infer<typeof Person>;
const Amount = z.object({ currency: z.string(), hundredths: z.int() }).nullable();

const FigureMember = z.object({
  id,
  /** Null for somebody who was invited by address and has not joined. */
  member: Person.extend({ company: z.string().nullable() }).nullable(),
  /** The invited address, as long as the invitation is kept. */
  email: z.string().nullable(),
  /** When it happened, in the time zone of the community; of members since when they are one. */
  day: z.iso.date(),
});
export const FigureMembers = z.object({ items: z.array(FigureMember), nextCursor: z.string().nullable() });
export type FigureMembers = z.infer<typeof FigureMembers>;

const FigureIntroduction = z.object({
  id,
  day: z.iso.date(),
  status: z.enum(['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'completed']),
  referrer: Person,
  /** Null when the referrer introduced themselves. */
  referee: Person.nullable(),
  target: Person,
  amount: Amount,
});
export const FigureIntroductions = z.object({
  items: z.array(FigureIntroduction),
  nextCursor: z.string().nullable(),
});
export type FigureIntroductions = z.infer<typeof FigureIntroductions>;

const FigureOrder = z.object({
  id,
  day: z.iso.date(),
  status: z.enum(['pending', 'in_progress', 'completed', 'cancelled']),
  serviceName: z.string(),
  member: Person,
  amount: Amount,
});
export const FigureOrders = z.object({ items: z.array(FigureOrder), nextCursor: z.string().nullable() });
export type FigureOrders = z.infer<typeof FigureOrders>;
