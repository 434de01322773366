import { TownCounts } from '../../discovery/towns/towns.schema.ts';
import { publicProcedure } from '../../ground/core/trpc.ts';
import { listBusinessTowns, sharedBusinessTowns } from './business-towns.queries.ts';
import {
  BusinessMapInput,
  BusinessPage,
  DirectoryFacets,
  DirectoryFilter,
  ListBusinessesInput,
} from './businesses.schema.ts';
import { listBusinesses, sharedBusinesses } from './directory.queries.ts';
import { countFacets, sharedFacets } from './facets.queries.ts';
import { chargeFilter, chargeRawFilter } from './filter-limit.ts';

const CACHE = { tag: 'directory', charge: chargeRawFilter } as const;

/** What everyone reads of the directory: its list, its counts and its map. */
export const directoryProcedures = {
  list: publicProcedure
    .meta({ auth: 'public', cache: CACHE, serialized: sharedBusinesses })
    .input(ListBusinessesInput)
    .output(BusinessPage)
    .query(async ({ ctx, input }) => {
      await chargeFilter(ctx, input);
      return listBusinesses(ctx.db, input);
    }),

  facets: publicProcedure
    .meta({ auth: 'public', cache: CACHE, serialized: sharedFacets })
    .input(DirectoryFilter)
    .output(DirectoryFacets)
    .query(async ({ ctx, input }) => {
      await chargeFilter(ctx, input);
      return countFacets(ctx.db, input);
    }),

  map: publicProcedure
    .meta({ auth: 'public', limit: 'search', cache: { tag: 'directory' }, serialized: sharedBusinessTowns })
    .input(BusinessMapInput)
    .output(TownCounts)
    .query(({ ctx, input }) => listBusinessTowns(ctx.db, input)),
};
