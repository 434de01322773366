import { staffProcedure, router } from '../../ground/core/trpc.ts';
import { timeZoneOf } from '../../ground/core/time-zone.ts';
import { listFigureIntroductions, listFigureMembers, listFigureOrders } from './figure-lists.queries.ts';
import { getFigures } from './figures.queries.ts';
import {
  FigureIntroductions,
  FigureMembers,
  FigureOrders,
  Figures,
  FiguresInput,
  ListFigureIntroductionsInput,
  ListFigureMembersInput,
  ListFigureOrdersInput,
} from './figures.schema.ts';

/** Figures of any span of days, and the rows behind each of them. */
export const figuresRouter = router({
  get: staffProcedure('figures')
    .input(FiguresInput)
    .output(Figures)
    .query(async ({ ctx, input }) => getFigures(ctx.db, await timeZoneOf(ctx.services), input)),
  members: staffProcedure('figures')
    .input(ListFigureMembersInput)
    .output(FigureMembers)
    .query(async ({ ctx, input }) => listFigureMembers(ctx.db, await timeZoneOf(ctx.services), input)),
  introductions: staffProcedure('figures')
    .input(ListFigureIntroductionsInput)
    .output(FigureIntroductions)
    .query(async ({ ctx, input }) => listFigureIntroductions(ctx.db, await timeZoneOf(ctx.services), input)),
  orders: staffProcedure('figures')
    .input(ListFigureOrdersInput)
    .output(FigureOrders)
    .query(async ({ ctx, input }) => listFigureOrders(ctx.db, await timeZoneOf(ctx.services), input)),
});
