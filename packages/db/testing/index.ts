export { breakingOff } from './broken-connection.ts';
export { daysAgo } from './days-ago.ts';
export {
  type FactoryDatabase,
  TEST_PASSWORD,
  TEST_PASSWORD_COST,
  TEST_PASSWORD_HASH,
  makeConnection,
  makeMember,
  makeStaff,
  makePost,
} from './factories.ts';
export { joinChapter, makeChapter } from './chapter-factories.ts';
export { makeBusiness, makeEmployee, makeReview } from './directory-factories.ts';
export {
  makeArticle,
  makeEvent,
  makeEventDate,
  makeMessage,
  makeOpportunity,
  makeOrder,
  makeReferral,
  makeService,
  makeWork,
} from './more-factories.ts';
export { type StandbyPair, startStandbyPair } from './standby.ts';
export { appUrlOf, testDatabase } from './test-database.ts';
