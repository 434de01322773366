import { bodyOf, param } from './input.ts';
import type { RestRoutes } from './rest.ts';
import { zip } from './zip.ts';

export const accountRest: RestRoutes = (app, caller) => {
  app.get('/account/settings', async (request, reply) => caller(request, reply).account.settings());

  app.put('/account/privacy', async (request, reply) =>
    caller(request, reply).account.updatePrivacy(bodyOf(request)),
  );

  app.post('/account/password', async (request, reply) =>
    caller(request, reply).account.changePassword(bodyOf(request)),
  );

  app.get('/account/sessions', async (request, reply) => caller(request, reply).account.sessions());

  app.delete('/account/sessions', async (request, reply) =>
    caller(request, reply).account.endOtherSessions(),
  );

  app.delete('/account/sessions/:id', async (request, reply) =>
    caller(request, reply).account.endSession({ id: param(request, 'id') }),
  );

  app.post('/account/forgot-password', async (request, reply) =>
    caller(request, reply).account.forgotPassword(bodyOf(request)),
  );

  app.post('/account/reset-password', async (request, reply) =>
    caller(request, reply).account.resetPassword(bodyOf(request)),
  );

  app.post('/account/verification', async (request, reply) =>
    caller(request, reply).account.requestVerification(),
  );

  app.post('/account/verify-email', async (request, reply) =>
    caller(request, reply).account.verifyEmail(bodyOf(request)),
  );

  /** Everything about the member, as a file to keep. */
  app.get('/account/export', async (request, reply) => {
    const { fileName, files } = await caller(request, reply).account.exportData();
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(zip(files));
  });

  app.delete('/account', async (request, reply) => caller(request, reply).account.delete(bodyOf(request)));
};
