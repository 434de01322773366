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
const wrongLink = () => ({ token: 'of.nobody', text: 'Me' });

export const applicantRows: MatrixRow[] = [
  { procedure: 'admin.applicants.list', input: () => ({ limit: 5 }), expect: ADMINS },
  { procedure: 'admin.applicants.approve', input: anApplicant, expect: ADMINS },
  { procedure: 'admin.applicants.decline', input: withText, expect: ADMINS },
  { procedure: 'admin.applicants.ask', input: withText, expect: ADMINS },
  { procedure: 'application.open', input: wrongLink, expect: WRONG_LINK },
  { procedure: 'application.reply', input: wrongLink, expect: WRONG_LINK },
  { procedure: 'application.withdraw', input: wrongLink, expect: WRONG_LINK },
  { procedure: 'registration.form', expect: EVERYONE },
  { procedure: 'registration.challenge', expect: EVERYONE },
  {
    procedure: 'registration.join',
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
