import { holds } from '../../../ground/roles/roles.policy.ts';
import { staffProcedure, router } from '../../../ground/core/trpc.ts';
import { deletePost, setPostVisibility, undeletePost } from './post-admin.commands.ts';
import { listAdminPosts } from './post-admin.queries.ts';
import {
  AdminPost,
  AdminPostPage,
  AdminPostRef,
  DeleteAdminPostInput,
  ListAdminPostsInput,
  SetPostVisibilityInput,
} from './post-admin.schema.ts';

export const adminPostsRouter = router({
  list: staffProcedure('moderation')
    .input(ListAdminPostsInput)
    .output(AdminPostPage)
    .query(({ ctx, input }) => listAdminPosts(ctx.db, input, { byAddress: holds(ctx.viewer, 'moderation') })),
  setVisibility: staffProcedure('moderation')
    .input(SetPostVisibilityInput)
    .output(AdminPost)
    .mutation(({ ctx, input }) => setPostVisibility(ctx, input)),
  delete: staffProcedure('moderation')
    .input(DeleteAdminPostInput)
    .output(AdminPostRef)
    .mutation(({ ctx, input }) => deletePost(ctx, input)),
  undelete: staffProcedure('moderation')
    .input(AdminPostRef)
    .output(AdminPost)
    .mutation(({ ctx, input }) => undeletePost(ctx, input)),
});
