export { type ClientOptions, type GuildhallClient, createGuildhallClient, once } from './client.ts';
export { CookieJar } from './cookie-jar.ts';
export { itemsOf } from './paging.ts';
export { type Refusal, refusalOf } from './refusal.ts';
