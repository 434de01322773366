import { CREATED, PAGE, type RouteDescription, get, post } from './describe-route.ts';

/** Applications and invitations. Tokens and codes of links stand in bodies, which are not logged. */
export const joiningRest: RouteDescription[] = [
  get('/registration', 'registration.form', 'The questions to those who apply'),
  post('/registration', 'registration.join', 'Join, which signs in, or apply'),
  post(
    '/registration/challenge',
    'registration.challenge',
    'A proof of work for a sign-up; null without one',
  ),

  post('/application', 'application.open', 'My application, by the token of the mail'),
  post('/application/reply', 'application.reply', 'Reply to a question about my application'),
  post('/application/withdraw', 'application.withdraw', 'Withdraw my application'),

  get('/admin/applicants', 'admin.applicants.list', 'Those who want to join', PAGE),
  post('/admin/applicants/:id/approve', 'admin.applicants.approve', 'Make an applicant a member'),
  post(
    '/admin/applicants/:id/decline',
    'admin.applicants.decline',
    'Decline an application, with the reason',
  ),
  post('/admin/applicants/:id/ask', 'admin.applicants.ask', 'Ask an applicant something'),

  post('/invitations/open', 'invitations.open', 'What an invitation offers, by the code of its link'),
  get('/invitations', 'invitations.list', 'The invitations I gave', PAGE),
  post('/invitations', 'invitations.create', 'Make an invitation by link', CREATED),
  post('/invitations/:id/revoke', 'invitations.revoke', 'Revoke an invitation'),

  get('/admin/invitations', 'admin.invitations.list', 'The invitations of everyone', PAGE),
  post('/admin/invitations', 'admin.invitations.send', 'Invite people by mail'),
  post('/admin/invitations/:id/resend', 'admin.invitations.resend', 'Send the mail of an invitation again'),
];
