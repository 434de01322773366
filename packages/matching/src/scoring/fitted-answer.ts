/**
 * How likely a member answers a need: log odds fitted by logistic regression on the blind sets, and from where on each
 * word is said. Written by `npm run fit:words -- --record`; decision 360 has the figures.
 */
export const fittedAnswer = {
  base: -6.03,
  weights: {
    fit: 1.57,
    besideBest: 3.4,
    words: 0.82,
    counterpart: 1.06,
  },
  from: {
    strong: 0.92,
    good: 0.1,
    possible: -1.19,
  },
};
