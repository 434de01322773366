/** `points` uses within `seconds`, for one key. */
export type Window = { points: number; seconds: number };

export type LimitRule = {
  /** All windows must have room. */
  windows: Window[];
  /** In this process (cheap, approximate with several processes) or shared in PostgreSQL. */
  store: 'memory' | 'shared';
  /** Fail open or closed when the store is down. */
  onFault: 'allow' | 'refuse';
  /** What one use costs a signed-out caller; 1 when absent. */
  visitorCost?: number;
  message: string;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const rule = (windows: [points: number, seconds: number][], rest: Partial<LimitRule> = {}): LimitRule => ({
  windows: windows.map(([points, seconds]) => ({ points, seconds })),
  store: 'shared',
  onFault: 'allow',
  message: 'Too many requests. Please wait a moment and try again.',
  ...rest,
});

/** Every limit of the product; `docs/limits.md` is written from this table. */
export const LIMITS = {
  anonymous: rule(
    [
      [3_000, 5 * MINUTE],
      [200, 10],
    ],
    { store: 'memory' },
  ),
  member: rule([[3_000, 5 * MINUTE]], { store: 'memory' }),
  search: rule([[120, MINUTE]], { store: 'memory', visitorCost: 2 }),
  publicProfile: rule([[300, 10 * MINUTE]], { store: 'memory' }),
  loginTotal: rule([[120, 5 * MINUTE]], { onFault: 'refuse' }),
  loginFailedByIp: rule(
    [
      [25, 5 * MINUTE],
      [100, HOUR],
    ],
    { onFault: 'refuse' },
  ),
  loginFailedByAccount: rule([[10, 15 * MINUTE]], { onFault: 'refuse' }),
  loginFailedByDevice: rule(
    [
      [10, 15 * MINUTE],
      [100, DAY],
    ],
    { onFault: 'refuse' },
  ),
  loginFailedFromAddress: rule([[1, HOUR]], { onFault: 'refuse' }),
  // Short windows, so that a caller over the limit waits for seconds only.
  loginWhileBlocked: rule(
    [
      [2, 6],
      [120, HOUR],
    ],
    { onFault: 'refuse' },
  ),
  loginWhileBlockedByNetwork: rule(
    [
      [1, 6],
      [60, HOUR],
    ],
    { onFault: 'refuse' },
  ),
  loginWhileBlockedSlowly: rule([[1, 20]], { onFault: 'refuse' }),
  loginWhileBlockedAgain: rule([[1, MINUTE]], { onFault: 'refuse' }),
  loginAlert: rule([[1, 6 * HOUR]], { onFault: 'refuse' }),
  secondFactorFailed: rule(
    [
      [10, 15 * MINUTE],
      [30, DAY],
    ],
    { onFault: 'refuse' },
  ),
  secondFactorFailedByAccount: rule([[100, DAY]], { onFault: 'refuse' }),
  passkeyChallenge: rule([[300, 5 * MINUTE]]),
  register: rule(
    [
      [25, 5 * MINUTE],
      [60, DAY],
    ],
    { onFault: 'refuse' },
  ),
  registerFailed: rule([[5, 30 * MINUTE]], { onFault: 'refuse' }),
  post: rule(
    [
      [10, 10 * MINUTE],
      [60, DAY],
    ],
    { message: 'You’re posting too quickly. Please try again later.' },
  ),
  article: rule(
    [
      [30, 10 * MINUTE],
      [100, DAY],
    ],
    { message: 'You’ve saved articles many times in a short time. Please try again later.' },
  ),
  attachment: rule([
    [40, 10 * MINUTE],
    [200, DAY],
  ]),
  newcomerPost: rule([[5, DAY]], {
    message: 'New members can post five times on their first day. Please come back tomorrow.',
  }),
  comment: rule([
    [9, 30],
    [200, DAY],
  ]),
  reaction: rule([
    [10, 30],
    [500, DAY],
  ]),
  report: rule([
    [10, 10 * MINUTE],
    [50, DAY],
  ]),
  shorten: rule([
    [30, 10 * MINUTE],
    [300, DAY],
  ]),
  order: rule(
    [
      [5, 10 * MINUTE],
      [20, DAY],
    ],
    { message: 'You’ve placed several orders in a short time. Please try again later.' },
  ),
  review: rule([
    [9, 30],
    [200, DAY],
  ]),
  invite: rule([
    [20, HOUR],
    [100, DAY],
  ]),
  invitation: rule([
    [20, HOUR],
    [50, DAY],
  ]),
  businessUpdate: rule([[30, 10 * MINUTE]]),
  connect: rule([
    [20, HOUR],
    [100, DAY],
  ]),
  referral: rule([
    [20, HOUR],
    [100, DAY],
  ]),
  typing: rule([[30, MINUTE]], { store: 'memory' }),
  message: rule(
    [
      [30, MINUTE],
      [1_000, DAY],
    ],
    { message: 'You’re sending messages too quickly. Please try again later.' },
  ),
  opportunity: rule([[10, DAY]], { message: 'You can post ten opportunities a day.' }),
  event: rule([[100, DAY]], { message: 'You can create 100 events a day.' }),
  chapter: rule([[20, DAY]], { message: 'You can create 20 chapters a day.' }),
  chapterMembership: rule([
    [30, 10 * MINUTE],
    [200, DAY],
  ]),
  rsvp: rule([
    [60, 10 * MINUTE],
    [500, DAY],
  ]),
  guest: rule(
    [
      [10, HOUR],
      [40, DAY],
    ],
    { message: 'You’ve asked for several seats in a short time. Please try again later.' },
  ),
  guestMail: rule(
    [
      [3, HOUR],
      [8, DAY],
    ],
    { message: 'Several emails were sent to this address. Please try again later.' },
  ),
  door: rule([[600, 10 * MINUTE]]),
  guestSeat: rule([[30, 10 * MINUTE]]),
  applicant: rule([[30, 10 * MINUTE]]),
  application: rule([
    [20, HOUR],
    [100, DAY],
  ]),
  accountMail: rule([
    [5, 30 * MINUTE],
    [20, DAY],
  ]),
  accountMailByNetwork: rule([
    [2, 30 * MINUTE],
    [8, DAY],
  ]),
  accountExport: rule([[5, HOUR]], { message: 'You can export your data five times an hour.' }),
  profileUpdate: rule([[20, 10 * MINUTE]]),
  correction: rule([[60, 10 * MINUTE]]),
  /** Changes of work samples; each step of one up or down is one. */
  work: rule([[120, 10 * MINUTE]]),
  passwordChange: rule([[10, 10 * MINUTE]], { onFault: 'refuse' }),
  stepUp: rule([[5, 15 * MINUTE]], { onFault: 'refuse' }),
  adminMutation: rule([[120, MINUTE]]),
  backup: rule([[6, HOUR]], { message: 'You can create up to six backups an hour. Please try again later.' }),
  dataExport: rule([[6, HOUR]], {
    message: 'You can export up to six times an hour. Please try again later.',
  }),
  restore: rule([[3, HOUR]], {
    onFault: 'refuse',
    message: 'You can restore up to three times an hour. Please try again later.',
  }),
  backupDownload: rule([[5, MINUTE]], {
    message: 'You can download up to five backups a minute. Please try again later.',
  }),
  backupUpload: rule([[10, HOUR]], {
    message: 'You can upload up to ten backups an hour. Please try again later.',
  }),
} satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof LIMITS;
export type RatePreset = 'default' | 'strict' | 'off';

/** The strict preset halves what one caller may do; sign-in and registration stay as they are. */
export function limitOf(preset: Exclude<RatePreset, 'off'>, name: LimitName): LimitRule {
  const limit: LimitRule = LIMITS[name];
  return preset === 'strict' && limit.onFault === 'allow' ? halved(limit) : limit;
}

function halved(limit: LimitRule): LimitRule {
  return {
    ...limit,
    windows: limit.windows.map(({ points, seconds }) => ({ points: Math.ceil(points / 2), seconds })),
  };
}
