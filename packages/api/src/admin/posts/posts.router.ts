import { withCompiledParse } from '../../core/with-compiled-parse.ts';
import { adminProcedure, router } from '../../core/trpc.ts';
import { deletePost, setPostVisibility, undeletePost } from './posts.commands.ts';
import { listAdminPosts } from './posts.queries.ts';
import {
  AdminPost,
  AdminPostPage,
  AdminPostRef,
  ListAdminPostsInput,
  SetPostVisibilityInput,
} from './posts.schema.ts';

export const adminPostsRouter = router({
  list: adminProcedure
    .input(ListAdminPostsInput)
    .output(withCompiledParse(AdminPostPage))
    .query(({ ctx, input }) => listAdminPosts(ctx.db, input)),
  setVisibility: adminProcedure
    .input(SetPostVisibilityInput)
    .output(AdminPost)
    .mutation(({ ctx, input }) => setPostVisibility(ctx, input)),
  delete: adminProcedure
    .input(AdminPostRef)
    .output(AdminPostRef)
    .mutation(({ ctx, input }) => deletePost(ctx, input)),
  undelete: adminProcedure
    .input(AdminPostRef)
    .output(AdminPost)
    .mutation(({ ctx, input }) => undeletePost(ctx, input)),
});
