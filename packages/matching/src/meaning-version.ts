/**
 * Which matching read a profile: stored readings of another one are read anew. Written by
 * `npm run eval:matching -- --record` from what is read of the labelled set; a test holds it.
 */
export const meaningVersion = 'match-v2.36699ac1';
