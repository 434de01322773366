import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { shownReason } from '../../ground/errors/translated-sentence.ts';
import { canOpen, whyNotWrite } from './messages.policy.ts';
import { listRelationships } from './messages.queries.ts';
import type { ListPermissionsInput, WritePermissions } from './messages.schema.ts';

/** Whether the viewer may write to each of the members; the viewer and unknown ids are absent. */
export async function listWritePermissions(
  db: Kysely<DB>,
  viewer: Viewer,
  { userIds }: ListPermissionsInput,
): Promise<WritePermissions> {
  const relationships = await listRelationships(db, viewer.id, userIds);
  return relationships
    .filter(({ userId }) => userId !== viewer.id)
    .map((relationship) => {
      const cannotWriteReason = shownReason(whyNotWrite(viewer.id, relationship));
      return {
        userId: relationship.userId,
        can: {
          write: cannotWriteReason === null,
          open: relationship.threadId !== null && canOpen(relationship),
        },
        cannotWriteReason,
      };
    });
}
