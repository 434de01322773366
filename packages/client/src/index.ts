export {
  type ClientOptions,
  type GuildhallClient,
  createGuildhallClient,
  withIdempotencyKey,
} from './client.ts';
export { CookieJar } from './cookie-jar.ts';
export { itemsOf } from './paging.ts';
export { type ApiError, apiErrorOf } from './api-error.ts';
