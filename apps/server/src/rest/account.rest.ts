import type { FastifyReply } from 'fastify';
import type { AccountExport } from '@guildhall/api/console/account/account.schema';
import { zip } from './zip.ts';
import { PAGE, type RouteDescription, del, get, post, put } from './describe-route.ts';

const ZIPPED = {
  file: 'application/zip',
  present({ fileName, files }: AccountExport, reply: FastifyReply) {
    reply.type('application/zip').header('content-disposition', `attachment; filename="${fileName}"`);
    return zip(files);
  },
};

export const accountRest: RouteDescription[] = [
  get('/account/settings', 'account.settings', 'My privacy switches and what my account has'),
  get('/locales', 'account.locale.list', 'The languages of this community, and which one this answer is in'),
  put('/account/locale', 'account.locale.set', 'Choose the language that I read and am written to in'),
  put(
    '/account/read-languages',
    'account.locale.setRead',
    'Choose the languages of which the feed shows me posts',
  ),
  put('/account/privacy', 'account.updatePrivacy', 'Choose what others see of me'),
  post('/account/password', 'account.changePassword', 'Change my password; ends my other sessions'),
  post('/account/address', 'account.changeAddress', 'Ask for the mail that gives my account another address'),
  get('/account/sessions', 'account.sessions.list', 'Where I am signed in'),
  del('/account/sessions', 'account.sessions.endOthers', 'Sign out everywhere else'),
  del('/account/sessions/:id', 'account.sessions.end', 'Sign out in one place'),
  get('/account/second-factor', 'account.secondFactor.get', 'Whether I sign in with a second factor'),
  post(
    '/account/second-factor',
    'account.secondFactor.begin',
    'Get a secret for an authenticator app; takes effect with its first code',
  ),
  post(
    '/account/second-factor/confirm',
    'account.secondFactor.confirm',
    'Turn the second factor on with a first code; answers the recovery codes, once',
  ),
  post(
    '/account/recovery-codes',
    'account.secondFactor.renewCodes',
    'Replace my recovery codes; answers the new ones, once',
  ),
  del('/account/second-factor', 'account.secondFactor.end', 'Turn my second factor off'),
  get('/account/confirmation', 'account.confirmation.ways', 'What I may show in place of my password'),
  post(
    '/account/confirmation/options',
    'account.confirmation.options',
    'Get what a browser asks a passkey of mine with, as navigator.credentials.get takes it',
  ),
  post(
    '/account/confirmation/passkey',
    'account.confirmation.byPasskey',
    'Show a passkey in place of my password; answers a confirmation for one use',
  ),
  post(
    '/account/confirmation/code',
    'account.confirmation.byCode',
    'Show a code of the app in place of my password; answers a confirmation for one use',
  ),
  get('/account/passkeys', 'account.passkeys.list', 'My passkeys'),
  post(
    '/account/passkeys/options',
    'account.passkeys.begin',
    'Get what a browser makes a passkey with, as navigator.credentials.create takes it',
  ),
  post('/account/passkeys', 'account.passkeys.add', 'Add the passkey that was made; answers all of mine'),
  put('/account/passkeys/:id', 'account.passkeys.rename', 'Give my passkey another name'),
  del('/account/passkeys/:id', 'account.passkeys.remove', 'Remove my passkey'),
  get('/account/identities', 'account.identities.list', 'My accounts at other services, by which I sign in'),
  post(
    '/account/identities',
    'account.identities.link',
    'Begin to link an account; answers the address of the provider to sign in at',
  ),
  del('/account/identities/:id', 'account.identities.unlink', 'Unlink an account'),
  get(
    '/account/security-log',
    'account.secondFactor.events',
    'What happened to the security of my account',
    PAGE,
  ),
  post(
    '/account/forgot-password',
    'account.forgotPassword',
    'Ask for a mail that lets me choose a new password',
  ),
  post(
    '/account/reset-password',
    'account.resetPassword',
    'Choose a new password with the token of that mail',
  ),
  post('/account/verification', 'account.requestVerification', 'Ask for the mail that confirms my address'),
  post('/account/verify-email', 'account.verifyEmail', 'Confirm my address with the token of that mail'),
  get('/account/export', 'account.exportData', 'Everything about me as one file', ZIPPED),
  del('/account', 'account.delete', 'Delete my account'),
  post(
    '/admin/data-requests/:id/download',
    'admin.dataRequests.download',
    'What somebody who asked for a copy of their data gets, as one file',
    ZIPPED,
  ),
];
