import type { Figures } from '../src/features/admin/figures/figures.hooks.ts';

/** Figures of 2026 so far, all of them zero but those given. */
export const figuresOf = (fields: Partial<Figures> = {}): Figures => ({
  span: { from: '2026-01-01', to: '2026-11-26' },
  before: { from: '2025-01-01', to: '2025-11-26' },
  today: '2026-11-26',
  timeZone: 'Europe/Berlin',
  assumedStarts: 0,
  activeByMonth: [],
  introductionValue: { now: [], before: [] },
  orderValue: { now: [], before: [] },
  industries: [],
  towns: [],
  ...fields,
  counts: { ...NOTHING, ...fields.counts },
});

const none = { now: 0, before: 0 };
const NOTHING: Figures['counts'] = {
  membersAtStart: none,
  joined: none,
  left: none,
  ended: none,
  membersAtEnd: none,
  renewed: none,
  invited: none,
  invitedJoined: none,
  introductionsMade: none,
  introductionsAccepted: none,
  introductionsClosed: none,
  introductionsCompleted: none,
  ordersPlaced: none,
  ordersCompleted: none,
};
