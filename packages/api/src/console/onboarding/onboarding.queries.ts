import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import type { FirstStep, FirstSteps } from './onboarding.schema.ts';

/** The first steps of a member. What they did counts as done, also when they skipped it before. */
export async function getFirstSteps(db: Kysely<DB>, viewer: Viewer): Promise<FirstSteps> {
  const row = await db
    .selectFrom('users')
    .select((eb) => [
      'servicesOffered',
      'lookingFor',
      'firstStepsSkipped',
      eb
        .or([
          eb.exists(eb.selectFrom('connections').select('id').where('userId', '=', viewer.id)),
          eb.exists(
            eb
              .selectFrom('connections')
              .select('id')
              .where('connectedUserId', '=', viewer.id)
              .where('status', '=', 'accepted'),
          ),
          // An answer is no step towards someone.
          eb.exists(
            eb
              .selectFrom('messages')
              .select('id')
              .where('senderId', '=', viewer.id)
              .where((sent) =>
                sent.not(
                  sent.exists(
                    sent
                      .selectFrom('messages as before')
                      .select('before.id')
                      .whereRef('before.threadId', '=', 'messages.threadId')
                      .whereRef('before.id', '<', 'messages.id')
                      .where('before.senderId', '<>', viewer.id),
                  ),
                ),
              ),
          ),
        ])
        .$castTo<boolean>()
        .as('hasContact'),
    ])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const stateOf = (step: FirstStep, isDone: boolean) => {
    if (isDone) return 'done';
    return row.firstStepsSkipped.includes(step) ? 'skipped' : 'open';
  };
  return {
    offer: stateOf('offer', isWritten(row.servicesOffered)),
    seek: stateOf('seek', isWritten(row.lookingFor)),
    contact: stateOf('contact', row.hasContact),
  };
}

const isWritten = (text: string | null) => (text ?? '').trim() !== '';
