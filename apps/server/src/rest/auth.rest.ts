import { unauthorized } from '@guildhall/api/ground/errors/errors';
import { CurrentUser } from '@guildhall/api/people/profile/profile.schema';
import { CREATED, type RouteDescription, get, post } from './describe-route.ts';

export const authRest: RouteDescription[] = [
  get('/auth/me', 'auth.me', 'Who is signed in; 401 when nobody is', {
    answer: CurrentUser,
    present: (user) => {
      if (!user) throw unauthorized();
      return user;
    },
  }),
  post(
    '/auth/login',
    'auth.login',
    'Sign in; the answer sets the session cookie. 401 with secondFactor: true where the password was right and a code is due',
    { errors: [401] },
  ),
  post(
    '/auth/second-factor',
    'auth.secondFactor',
    'Finish signing in with a code of the authenticator app or a recovery code, in the browser that gave the password',
    { errors: [401] },
  ),
  post(
    '/auth/code/request',
    'auth.code.request',
    'Ask for a code by email, for this browser; the answer is the same for unknown addresses. 404 where it is turned off',
  ),
  post(
    '/auth/code',
    'auth.code.signIn',
    'Sign in with that code, in the browser that asked. 400 for a wrong code, 401 when a new one is needed, 401 with secondFactor: true where that is due',
    { errors: [400, 401] },
  ),
  post(
    '/auth/passkey/options',
    'auth.passkey.options',
    'Get a challenge for a passkey, for this browser, as navigator.credentials.get takes it',
  ),
  post(
    '/auth/passkey',
    'auth.passkey.signIn',
    'Sign in with the answer of the passkey. 404 for a passkey that was removed, 401 with secondFactor: true where that is due',
    { errors: [401, 404] },
  ),
  post(
    '/auth/oidc/:key/start',
    'auth.provider.start',
    'Get the address of a provider to sign in at, for this browser. 503 when the provider does not answer',
    { errors: [404] },
  ),
  post(
    '/auth/oidc/:key/callback',
    'auth.provider.finish',
    'Sign in or join with the query that the provider sent this browser back with; of a member who began to link an account, link it. 401 with secondFactor: true where that is due',
    { errors: [401, 403, 404] },
  ),
  post(
    '/auth/register',
    'auth.register',
    'Register; this signs in as well. 403 where one joins in another way, or where sign-ups are checked for bots: then it is stored as an application',
    { ...CREATED, errors: [403] },
  ),
  post('/auth/logout', 'auth.logout', 'Sign out'),
];
