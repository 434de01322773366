import { DAY_MS } from '@guildhall/db/time';

/** Milliseconds before and after something happened; the database's clock says only that it was in between. */
export type Moment = { after: number; before: number };
/** Days are counted from 1970. */
type Day = number;
type Period = {
  start: Moment;
  /** The day that was entered instead. */
  since: Day | null;
  out: Moment | null;
  until: Day | null;
  setAt: Moment;
  agreed: Day | null;
  renewed: Set<Day>;
};

const GRACE = 30;
const isLater = (one: Day | null, other: Day | null) => other !== null && (one === null || one > other);
const utcDay = ({ after }: Moment): Day => Math.floor(after / DAY_MS);
const startOf = ({ start, since }: Period) => (since === null ? start.after : since * DAY_MS);
const endOf = ({ out, until }: Period) =>
  Math.min(out?.after ?? Infinity, until === null ? Infinity : (until + 1) * DAY_MS);

/** A member as the decision about memberships describes one, to compare with what the triggers recorded. */
export class OracleMember {
  isIn = false;
  until: Day | null = null;
  since: Day | null = null;
  periods: Period[] = [];
  invited: Moment | null = null;
  seen: Moment | null = null;

  enter(now: Moment): void {
    this.isIn = true;
    this.#follow(now);
  }

  leave(now: Moment): void {
    const current = this.periods.at(-1);
    if (this.isIn && current) current.out = now;
    this.isIn = false;
  }

  setEnd(now: Moment, until: Day | null): void {
    const isChanged = until !== this.until;
    this.until = until;
    if (this.isIn) this.#follow(now);
    if (isChanged) this.#applySince();
  }

  /** Since when the member is one, as an administrator enters it. */
  setSince(since: Day | null): void {
    if (since === null)
      for (const period of this.periods) if (period.since === this.since) period.since = null;
    this.since = since;
    this.#applySince();
  }

  /** The day is of the first time that was not over by then. */
  #applySince(): void {
    const { since } = this;
    if (since === null) return;
    const period = this.periods
      .toSorted((a, b) => a.start.after - b.start.after)
      .find(({ out, until }) => (until === null || until >= since) && (out === null || utcDay(out) >= since));
    if (period) period.since = since;
  }

  /** A late renewal and a return within the grace leave no gap. */
  #follow(now: Moment): void {
    const { until } = this;
    const current = this.periods.at(-1);
    const isBack = current?.out && now.before - current.out.after >= GRACE * DAY_MS;
    const isLapsed =
      current?.until !== null &&
      current !== undefined &&
      isLater(until, current.until) &&
      utcDay(now) > Math.max(current.until, utcDay(current.setAt)) + GRACE;
    if (!current || isBack || isLapsed) {
      if (current) current.out ??= now;
      this.periods.push({
        start: now,
        since: null,
        out: null,
        until,
        setAt: now,
        agreed: until,
        renewed: new Set(),
      });
      return;
    }
    current.out = null;
    if (until === current.until) return;
    if (isLater(until, current.agreed) && current.until !== null) current.renewed.add(current.until);
    current.agreed =
      isLater(current.agreed, until) && until !== null && current.agreed !== null ? current.agreed : until;
    current.until = until;
    current.setAt = now;
  }

  /** Takes over what another account of the same person was. */
  absorb(other: OracleMember, now: Moment): void {
    const united: Period[] = [];
    for (const next of [...this.periods, ...other.periods].toSorted((a, b) => startOf(a) - startOf(b))) {
      const last = united.at(-1);
      if (last && startOf(next) <= endOf(last)) merge(last, next);
      else {
        if (last) last.out ??= { after: startOf(next), before: startOf(next) };
        united.push(next);
      }
    }
    for (const period of united) if (!this.isIn) period.out ??= now;
    this.periods = united;
    this.invited = earlier(this.invited, other.invited);
    this.seen = earlier(this.seen, other.seen);
    const until = isLater(this.until, other.until) ? this.until : other.until;
    const since = earliest(this.since, other.since);
    const isEarlier = since !== this.since;
    this.since = since;
    if (until !== this.until) this.setEnd(now, until);
    else if (isEarlier) this.#applySince();
  }

  /** Moves everything into the past. */
  age(days: number): void {
    const move = (moment: Moment | null) => {
      if (!moment) return;
      moment.after -= days * DAY_MS;
      moment.before -= days * DAY_MS;
    };
    const moved = (day: Day | null) => (day === null ? null : day - days);
    this.until = moved(this.until);
    this.since = moved(this.since);
    const moments = new Set([this.invited, this.seen]);
    for (const period of this.periods) {
      for (const moment of [period.start, period.out, period.setAt]) moments.add(moment);
      period.since = moved(period.since);
      period.until = moved(period.until);
      period.agreed = moved(period.agreed);
      period.renewed = new Set([...period.renewed].map((day) => day - days));
    }
    for (const moment of moments) move(moment);
  }
}

const earlier = (one: Moment | null, other: Moment | null) =>
  one && (!other || one.after <= other.after) ? one : other;

const earliest = (one: Day | null, other: Day | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

function merge(first: Period, next: Period): void {
  const isOpen = first.out === null || next.out === null;
  const later = endOf(next) > endOf(first) || (next.out === null && first.out !== null) ? next : { ...first };
  for (const day of next.renewed) first.renewed.add(day);
  first.agreed =
    first.agreed === null || next.agreed === null ? later.agreed : Math.max(first.agreed, next.agreed);
  first.until = later.until;
  first.setAt = later.setAt;
  first.out = isOpen ? null : later.out;
}
