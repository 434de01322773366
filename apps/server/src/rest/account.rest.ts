import { calls } from './contract.ts';
import { bodyOf, param } from './input.ts';
import type { RestRoutes } from './rest.ts';
import { zip } from './zip.ts';

export const accountRest: RestRoutes = (app, caller) => {
  app.get(
    '/account/settings',
    calls('account.settings', 'My privacy switches and what my account has'),
    async (request, reply) => caller(request, reply).account.settings(),
  );

  app.put(
    '/account/privacy',
    calls('account.updatePrivacy', 'Choose what others see of me'),
    async (request, reply) => caller(request, reply).account.updatePrivacy(bodyOf(request)),
  );

  app.post(
    '/account/password',
    calls('account.changePassword', 'Change my password; ends my other sessions'),
    async (request, reply) => caller(request, reply).account.changePassword(bodyOf(request)),
  );

  app.get('/account/sessions', calls('account.sessions', 'Where I am signed in'), async (request, reply) =>
    caller(request, reply).account.sessions(),
  );

  app.delete(
    '/account/sessions',
    calls('account.endOtherSessions', 'Sign out everywhere else'),
    async (request, reply) => caller(request, reply).account.endOtherSessions(),
  );

  app.delete(
    '/account/sessions/:id',
    calls('account.endSession', 'Sign out in one place'),
    async (request, reply) => caller(request, reply).account.endSession({ id: param(request, 'id') }),
  );

  app.post(
    '/account/forgot-password',
    calls('account.forgotPassword', 'Ask for a mail that lets me choose a new password'),
    async (request, reply) => caller(request, reply).account.forgotPassword(bodyOf(request)),
  );

  app.post(
    '/account/reset-password',
    calls('account.resetPassword', 'Choose a new password with the token of that mail'),
    async (request, reply) => caller(request, reply).account.resetPassword(bodyOf(request)),
  );

  app.post(
    '/account/verification',
    calls('account.requestVerification', 'Ask for the mail that confirms my address'),
    async (request, reply) => caller(request, reply).account.requestVerification(),
  );

  app.post(
    '/account/verify-email',
    calls('account.verifyEmail', 'Confirm my address with the token of that mail'),
    async (request, reply) => caller(request, reply).account.verifyEmail(bodyOf(request)),
  );

  /** Everything about the member, as a file to keep. */
  app.get(
    '/account/export',
    calls('account.exportData', 'Everything about me as one file', { file: 'application/zip' }),
    async (request, reply) => {
      const { fileName, files } = await caller(request, reply).account.exportData();
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(zip(files));
    },
  );

  app.delete('/account', calls('account.delete', 'Delete my account'), async (request, reply) =>
    caller(request, reply).account.delete(bodyOf(request)),
  );
};
