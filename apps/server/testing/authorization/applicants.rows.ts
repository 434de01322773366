import { randomUUID } from 'node:crypto';
import { ADMINS, EVERYONE, type Fixtures, type MatrixRow, type Outcomes } from './matrix.ts';

const anApplicant = async ({ db }: Fixtures) =>
  db
    .insertInto('applicants')
    .values({
      email: `${randomUUID()}@test.test`,
      firstName: 'Ada',
      lastName: 'Applicant',
      profile: '{}',
      answers: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

const withText = async (fixtures: Fixtures) => ({ ...(await anApplicant(fixtures)), text: 'Who are you?' });

/** The link in an email decides, not who is signed in. */
const WRONG_LINK: Outcomes = {
  visitor: 404,
  member: 404,
  owner: 404,
  other: 404,
  deactivated: 404,
  admin: 404,
};
const byLink = (procedure: string, route: string): MatrixRow => ({
  procedure,
  route,
  input: () => ({ token: 'of.nobody', text: 'Me' }),
  expect: WRONG_LINK,
});

export const applicantRows: MatrixRow[] = [
  {
    procedure: 'admin.applicants.list',
    route: 'GET /api/admin/applicants',
    input: () => ({ limit: 5 }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.applicants.approve',
    route: 'POST /api/admin/applicants/:id/approve',
    input: anApplicant,
    expect: ADMINS,
  },
  {
    procedure: 'admin.applicants.decline',
    route: 'POST /api/admin/applicants/:id/decline',
    input: withText,
    expect: ADMINS,
  },
  {
    procedure: 'admin.applicants.ask',
    route: 'POST /api/admin/applicants/:id/ask',
    input: withText,
    expect: ADMINS,
  },
  byLink('application.open', 'POST /api/application'),
  byLink('application.reply', 'POST /api/application/reply'),
  byLink('application.withdraw', 'POST /api/application/withdraw'),
  { procedure: 'registration.form', route: 'GET /api/registration', expect: EVERYONE },
  { procedure: 'registration.challenge', route: 'POST /api/registration/challenge', expect: EVERYONE },
  {
    procedure: 'registration.join',
    route: 'POST /api/registration',
    input: () => ({
      email: `${randomUUID()}@test.test`,
      password: 'secret-enough',
      firstName: 'New',
      lastName: 'Comer',
    }),
    changesSession: true,
    expect: EVERYONE,
  },
];
