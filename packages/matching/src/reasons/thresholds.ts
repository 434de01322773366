/**
 * How well a need has to be met before a sentence says so. `quoted` says it outright, where both name one
 * trade; `alike` where they do not; `may` says only that it may fit, `near` only what they offer. Chosen by looking
 * at the labelled set as a whole, so its figures flatter them (decision 152).
 */
export const thresholds = {
  quoted: 0.9,
  alike: 1,
  may: 0.8,
  near: 0.6,
  audience: 0.75,
  served: 0.4,
  none: 10,
} as const;
