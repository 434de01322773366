/**
 * The version of the readings: profiles whose stored reading has another one are read again. Written by
 * `npm run eval:matching -- --record` from the labelled set; a test holds it.
 */
export const meaningVersion = 'match-v2.a557dc73';
