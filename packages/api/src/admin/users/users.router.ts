import { withCompiledParse } from '../../core/with-compiled-parse.ts';
import { adminProcedure, adminStepUpProcedure, router } from '../../core/trpc.ts';
import { setUserRole } from './set-role.commands.ts';
import { addUser, setUserActive } from './users.commands.ts';
import { listUsers } from './users.queries.ts';
import {
  AddUserInput,
  AdminUser,
  AdminUserPage,
  ListUsersInput,
  SetUserActiveInput,
  SetUserRoleInput,
} from './users.schema.ts';

export const adminUsersRouter = router({
  list: adminProcedure
    .input(ListUsersInput)
    .output(withCompiledParse(AdminUserPage))
    .query(({ ctx, input }) => listUsers(ctx.db, input)),
  setActive: adminProcedure
    .input(SetUserActiveInput)
    .output(AdminUser)
    .mutation(({ ctx, input }) => setUserActive(ctx, input)),
  setRole: adminStepUpProcedure
    .input(SetUserRoleInput)
    .output(AdminUser)
    .mutation(({ ctx, input }) => setUserRole(ctx, input)),
  add: adminProcedure
    .input(AddUserInput)
    .output(AdminUser)
    .mutation(({ ctx, input }) => addUser(ctx, input)),
});
