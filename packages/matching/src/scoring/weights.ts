import { fitted } from './fitted.ts';

/**
 * How well a need is met: how similar it is to the best single offer and to all offers together, whether they are
 * of one trade (`trade`) and share words (`words`), and whether both sides want the counterpart of the other
 * (`role`: a co-founder and a co-founder, a job and an employee). From `closely` on, offers are compared one by
 * one. Below `from` a need is not met at all, from `to` on it is met fully.
 */
export const { fit } = fitted;

/**
 * How similar a need must be to a trade as a whole, or to its likeliest problem sentences, to be read as that trade,
 * and to be it for certain. `second` is what the second likeliest sentence adds to the first, and `words` what it is
 * worth that the trade's own words are in the need.
 */
export const { inference } = fitted;

/**
 * How much of its length each word brings to what a statement means, beside 1 for a content word; `trade` is the
 * trade it names or was read as, and `foreignTrade` the names of one that is written in another language. `common` is
 * how much of what all problems have in common is subtracted from one that names no trade.
 */
export const { wordShares } = fitted;

/** How much a trade or a word counts by the field it was read from. A company's name replaces a title that says nothing. */
export const trust = { ...fitted.trust, company: fitted.trust.jobTitle };
