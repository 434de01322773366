import { memberProcedure, router } from '../../../ground/core/trpc.ts';
import { setFavourite } from './favourites.commands.ts';
import { listFavourites } from './favourites.queries.ts';
import {
  FavouritePage,
  FavouriteState,
  ListFavouritesInput,
  SetFavouriteInput,
} from './favourites.schema.ts';

export const favouritesRouter = router({
  list: memberProcedure
    .input(ListFavouritesInput)
    .output(FavouritePage)
    .query(({ ctx, input }) => listFavourites(ctx.db, ctx.viewer, input)),

  set: memberProcedure
    .meta({ auth: 'member', limit: 'reaction' })
    .input(SetFavouriteInput)
    .output(FavouriteState)
    .mutation(({ ctx, input }) => setFavourite(ctx, input)),
});
