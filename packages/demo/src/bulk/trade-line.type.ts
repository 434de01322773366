/** One trade on one line; offers, skills and needs are separated by bars. */
export type TradeLine = readonly [
  title: string,
  industry: string,
  offers: string,
  skills: string,
  needs: string,
];
