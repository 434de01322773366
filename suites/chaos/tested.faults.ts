import type { Fault } from './fault.ts';
import { faultOfTests } from './test-fault.ts';

const AUTHORIZATION = 'apps/server/testing/authorization';

/** Faults that ordinary tests inject at smoke intensity. */
export const TESTED: Fault[] = [
  faultOfTests({
    key: 'F9',
    title: 'Authorization matrix',
    intensities: {
      full: 'every procedure and route as eight kinds of caller',
      smoke: 'every procedure and route as eight kinds of caller',
    },
    files: [`${AUTHORIZATION}/authorization.test.ts`],
    full: {},
    tests: {
      'Every procedure and route has a row': 'has one row for every',
      'Each responds to each caller as its row says': 'who may call what',
      'Routes without a procedure ignore expired and forged sessions':
        'takes an expired and a forged session for none',
    },
  }),
  faultOfTests({
    key: 'F11',
    title: 'Cross-site writes',
    intensities: {
      full: '14 variants of headers, every mutation, over tRPC and REST',
      smoke: 'one variant per mutation, in rotation',
    },
    files: [
      `${AUTHORIZATION}/forged-writes.test.ts`,
      'apps/server/src/http/security/cross-site.test.ts',
      'apps/server/src/http/security/csrf-guard.test.ts',
    ],
    full: { FORGED_VARIANTS: '14' },
    tests: {
      'Each is rejected and writes nothing': 'what a page on another site sends',
      'The same write from our own page succeeds': 'the same write from our own page',
      'Each is logged as malicious_csrf': 'is logged as malicious_csrf',
    },
    journey: {
      name: 'Forms, fetches, beacons, pictures and frames of another site, and of another port, change nothing in Chromium',
      file: 'foreign-sites',
    },
  }),
  faultOfTests({
    key: 'F12',
    title: 'Sessions',
    intensities: {
      full: '100 sign-outs during 100 concurrent requests each; every other way to end or steal a session',
      smoke: '3 sign-outs during 10 concurrent requests each; every other way to end or steal a session',
    },
    files: [
      'apps/server/src/http/sessions/sessions.test.ts',
      'apps/server/src/http/sessions/secure-sessions.test.ts',
      'apps/server/src/http/sessions/session-store.test.ts',
    ],
    full: { LOGOUT_ROUNDS: '100' },
    tests: {
      'No session survives its sign-out': 'requests under way while signing out',
      'A fixated id, an eleventh session and a stored hash open nothing': 'signing in',
      'Idle, absolute timeout, deactivated, demoted, erased: refused at the next request': 'a session ends',
      'The previous secret is honored, another is not': 'after a rotation',
    },
  }),
  faultOfTests({
    key: 'F13',
    title: 'Mass assignment',
    intensities: {
      full: '28 protected fields together, on and off, over tRPC and REST, and each alone; every mutation',
      smoke: '28 protected fields together; every mutation with an input',
    },
    files: [`${AUTHORIZATION}/protected-fields.test.ts`],
    full: { FORGED_FIELDS: 'each' },
    tests: {
      'Every input accepts listed fields only': 'the input of a mutation',
      'No protected column changes': 'have no effect',
    },
  }),
  faultOfTests({
    key: 'F19',
    title: 'Concurrent duplicates',
    intensities: {
      full: '100 concurrent requests of each kind, 50 backups, 50 restores, 12 editors of one text',
      smoke: '4 concurrent requests of each kind, 2 backups, 2 restores, 3 editors of one text',
    },
    files: ['apps/server/src/rest/concurrency.test.ts'],
    full: { CROWD: '100' },
    tests: {
      'One row, and correct counters': 'a crowd that sends the same at once',
      'One edit of each version is saved, and no update is lost': 'editors of one version',
      'One backup and one restore run, the others are 409': 'start the same work at once',
    },
  }),
  faultOfTests({
    key: 'F22',
    title: 'Tampered backups',
    intensities: {
      full: '200 flipped bytes, 50 truncations, forged, foreign, newer, bombs, links, over 200 names',
      smoke: '20 flipped bytes, 7 truncations, forged, foreign, newer, bombs, links, over 200 names',
    },
    files: ['packages/backup/src/malformed.test.ts', 'apps/server/src/rest/backups.test.ts'],
    full: { BACKUP_FLIPS: '200', BACKUP_MEMBERS: '1000' },
    tests: {
      'A tampered backup is rejected before anything changes': 'was tampered with is rejected',
      'A backup of another installation is rejected': 'when another installation made it',
      'A malformed name opens nothing': 'a name that is',
      'Over HTTP they are 400 or 404, and nothing changes': 'exist only under the names of the list',
    },
  }),
  faultOfTests({
    key: 'F23',
    title: 'Killed restores',
    intensities: {
      full: '50 kills of the process, 50 of PostgreSQL, 20 swaps under writes',
      smoke: '2 kills of the process, 1 of PostgreSQL, 1 swap under writes',
    },
    files: ['packages/backup/src/kill.test.ts', 'packages/backup/src/swap.test.ts'],
    full: { RESTORE_KILLS: '50', SWAPS: '20' },
    tests: {
      'Process killed: exactly the previous or exactly the restored data, a safety backup, and a way back':
        'killed at any moment leaves',
      'PostgreSQL killed: the same': 'whose PostgreSQL is killed at any moment',
      'Writers wait 100 ms at most during the swap': 'wait briefly and never fail',
    },
  }),
  faultOfTests({
    key: 'F34',
    title: 'Interleaved members',
    intensities: {
      full: '10,000 requests of 50 members and 5 visitors in turn over tRPC, REST and pages, 10 of them writing',
      smoke: '200 requests of 4 members and a visitor in turn over tRPC, REST and pages, one of them writing',
    },
    files: ['suites/chaos/isolation/isolation.test.ts'],
    full: { INTERLEAVED_REQUESTS: '10000', INTERLEAVED_MEMBERS: '50' },
    tests: {
      'No response holds what is another member’s, and each is what the reader gets alone':
        'no response holds what is another member',
    },
  }),
];
