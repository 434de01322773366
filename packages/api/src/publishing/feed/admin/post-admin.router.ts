import { adminProcedure, router } from '../../../ground/core/trpc.ts';
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
  list: adminProcedure
    .input(ListAdminPostsInput)
    .output(AdminPostPage)
    .query(({ ctx, input }) => listAdminPosts(ctx.db, input)),
  setVisibility: adminProcedure
    .input(SetPostVisibilityInput)
    .output(AdminPost)
    .mutation(({ ctx, input }) => setPostVisibility(ctx, input)),
  delete: adminProcedure
    .input(DeleteAdminPostInput)
    .output(AdminPostRef)
    .mutation(({ ctx, input }) => deletePost(ctx, input)),
  undelete: adminProcedure
    .input(AdminPostRef)
    .output(AdminPost)
    .mutation(({ ctx, input }) => undeletePost(ctx, input)),
});
