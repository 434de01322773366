/**
 * How well a need has to be met before a sentence says so, and by what (decision 152). `quoted` says it outright,
 * where both name one trade and are `near` (`nearSameWord` where they do so by one word, `nearPlain` where only
 * the need says more than the trade); `may` says only that it may fit, where the need was `read` as a trade that
 * the offer names and is `nearRead`; `counterpart` is how alike two needs are that answer each other; `told` quotes what the other wrote, and claims nothing. `kind` is how alike
 * two words must be that narrow a trade down. Below `none` there is no percentage.
 */
export const thresholds = {
  quoted: 0.9,
  near: 0.75,
  nearSameWord: 0.7,
  nearPlain: 0.85,
  kind: 0.5,
  may: 0.9,
  read: 0.5,
  nearRead: 0.8,
  told: 0.75,
  nearTold: 0.6,
  served: 0.4,
  none: 10,
  counterpart: 0.35,
} as const;
