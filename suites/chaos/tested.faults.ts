import type { Fault } from './fault.ts';
import { testedFault } from './tests.ts';

const AUTHORISATION = 'apps/server/src/authorisation';

/** Faults that the tests of every day bring about in a small dose. */
export const TESTED: Fault[] = [
  testedFault({
    key: 'F9',
    title: 'Authorisation matrix',
    doses: {
      full: 'every procedure and route, eight people each',
      short: 'every procedure and route, eight people each',
    },
    files: [`${AUTHORISATION}/authorisation.test.ts`],
    full: {},
    shows: {
      'every procedure and every route has a row': 'has one row for every',
      'each answers each person as its row says': 'who may call what',
      'routes without a procedure take an expired or forged session for none': 'for none',
    },
  }),
  testedFault({
    key: 'F11',
    title: 'Cross-site writes',
    doses: {
      full: '14 variants of headers, every mutation, over tRPC and REST',
      short: 'one variant each, in turn',
    },
    files: [
      `${AUTHORISATION}/forged-writes.test.ts`,
      'apps/server/src/plugins/cross-site.test.ts',
      'apps/server/src/plugins/write-gate.test.ts',
    ],
    full: { FORGED_VARIANTS: '14' },
    shows: {
      'each is refused and no statement writes': 'what a page on another site sends',
      'the same write from our own page is made': 'the same write from our own page',
      'a refusal is in the log as malicious_csrf': 'stands in the log under its own name',
    },
    journey: {
      must: 'forms, fetches, beacons, pictures and frames of a page on another site, and on another port, change nothing in Chromium',
      file: 'foreign-sites',
    },
  }),
  testedFault({
    key: 'F12',
    title: 'Sessions',
    doses: {
      full: '100 sign-outs with 100 requests under way each; every other way to end or steal one',
      short: '3 sign-outs with 10 requests under way each; every other way to end or steal one',
    },
    files: [
      'apps/server/src/plugins/sessions.test.ts',
      'apps/server/src/plugins/secure-sessions.test.ts',
      'apps/server/src/plugins/session-store.test.ts',
    ],
    full: { LOGOUT_ROUNDS: '100' },
    shows: {
      '0 sessions come back after the sign-out': 'requests under way while signing out',
      'a planted id, an eleventh session, a stored hash open nothing': 'signing in',
      'idle, absolute, deactivated, demoted, erased: refused at the next request': 'a session ends',
      'the former secret is honoured, another is not': 'after a rotation',
    },
  }),
  testedFault({
    key: 'F13',
    title: 'Mass assignment',
    doses: {
      full: '28 protected fields together, on and off, over tRPC and REST, and each by itself; every mutation',
      short: '28 protected fields together; every mutation with an input',
    },
    files: [`${AUTHORISATION}/protected-fields.test.ts`],
    full: { FORGED_FIELDS: 'each' },
    shows: {
      'every input is known field by field, and takes what is listed alone': 'what a mutation takes',
      'no protected column is written otherwise than without them': 'have no effect',
    },
  }),
  testedFault({
    key: 'F19',
    title: 'Crowds',
    doses: {
      full: '100 at once of each kind, 50 backups, 50 restores, 12 editors of one text',
      short: '4 at once of each kind, 2 backups, 2 restores, 3 editors of one text',
    },
    files: ['apps/server/src/rest/crowds.test.ts'],
    full: { CROWD: '100' },
    shows: {
      'one row, and counts that are right': 'a crowd that asks for the same at once',
      'one of one version is saved, and no update is lost': 'editors of one version',
      'one backup and one restore run, the others are 409': 'begin the same work at once',
    },
  }),
  testedFault({
    key: 'F22',
    title: 'Backups that were tampered with',
    doses: {
      full: '200 flipped bytes, 50 cuts, forged, foreign, newer, bombs, links, over 200 names',
      short: '20 flipped bytes, 7 cuts, forged, foreign, newer, bombs, links, over 200 names',
    },
    files: ['packages/backup/src/hostile.test.ts', 'apps/server/src/rest/backups.test.ts'],
    full: { BACKUP_FLIPS: '200', BACKUP_MEMBERS: '1000' },
    shows: {
      'refused before anything changes': 'was tampered with is refused',
      'what does not belong here is refused': 'that does not belong here is refused',
      'no odd name opens anything': 'a name that is',
      'over HTTP they are 400 or 404, and nothing changes': 'have no other names',
    },
  }),
  testedFault({
    key: 'F23',
    title: 'Restores that are killed',
    doses: {
      full: '50 kills of the process, 50 of PostgreSQL, 20 swaps under writers',
      short: '2 kills of the process, 1 of PostgreSQL, 1 swap under writers',
    },
    files: ['packages/backup/src/kill.test.ts', 'packages/backup/src/swap.test.ts'],
    full: { RESTORE_KILLS: '50', SWAPS: '20' },
    shows: {
      'the process killed: exactly the former or exactly the restored data, a safety backup, and a way back':
        'killed at any moment leaves',
      'PostgreSQL killed: the same': 'survives PostgreSQL being killed',
      'writers wait 100 ms at most at the swap': 'wait for a moment at most',
    },
  }),
];
