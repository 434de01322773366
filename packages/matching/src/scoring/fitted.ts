/**
 * Weights fitted by `npm run fit:matching -- --record`, which writes this file: by random search on the labelled
 * needs that are not held out, checked by k-fold cross-validation. Never set by hand; decision 165.
 */
export const fitted = {
  fit: {
    bestOffer: 0.308,
    allOffers: 0.509,
    trade: 0.295,
    words: 0.231,
    closely: 0.489,
    role: 0.165,
    from: 0.261,
    to: 1.391,
  },
  inference: {
    topicFrom: 0.463,
    topicTo: 0.996,
    sentenceFrom: 0.535,
    sentenceTo: 0.8,
    second: 0.277,
  },
  wordShares: {
    generic: 0.2,
    context: 0.504,
    trade: 0.427,
    foreignTrade: 1.933,
  },
  trust: {
    servicesOffered: 0.95,
    jobTitle: 1.018,
    skills: 0.529,
    professionalSummary: 0.718,
    bio: 0.364,
    lookingFor: 0.679,
    targetAudience: 1.028,
  },
};
