/**
 * Weights fitted by `npm run fit:matching -- --record`, which writes this file: by random search on the labelled
 * needs that are not held out, checked by k-fold cross-validation. Never set by hand; decision 165 has the figures.
 */
export const fitted = {
  fit: {
    bestOffer: 0.314,
    allOffers: 0.516,
    trade: 0.302,
    words: 0.234,
    ownWords: 1.2,
    closely: 0.481,
    role: 0.5,
    from: 0.249,
    to: 1.421,
  },
  inference: {
    topicFrom: 0.505,
    topicTo: 1.08,
    sentenceFrom: 0.515,
    sentenceTo: 0.851,
    second: 0.271,
    words: 0.155,
  },
  wordShares: {
    generic: 0.196,
    context: 0.547,
    trade: 0.431,
    foreignTrade: 1.369,
    common: 0.539,
  },
  trust: {
    servicesOffered: 0.95,
    jobTitle: 1.026,
    skills: 0.504,
    professionalSummary: 0.717,
    bio: 0.377,
    lookingFor: 0.69,
    targetAudience: 1.072,
  },
};
