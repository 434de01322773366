import { memberProcedure, router } from '../../ground/core/trpc.ts';
import { withCompiledParse } from '../../ground/core/with-compiled-parse.ts';
import { createWidget, deleteWidget, updateWidget } from './widgets.commands.ts';
import { getWidget, listWidgets } from './widgets.queries.ts';
import {
  CreateWidgetInput,
  ListWidgetsInput,
  UpdateWidgetInput,
  Widget,
  WidgetPage,
  WidgetRef,
} from './widgets.schema.ts';

export const widgetsRouter = router({
  list: memberProcedure
    .input(ListWidgetsInput)
    .output(withCompiledParse(WidgetPage))
    .query(({ ctx, input }) => listWidgets(ctx.db, ctx.viewer, input)),
  get: memberProcedure
    .input(WidgetRef)
    .output(withCompiledParse(Widget))
    .query(({ ctx, input }) => getWidget(ctx.db, ctx.viewer, input.id)),
  create: memberProcedure
    .input(CreateWidgetInput)
    .output(Widget)
    .mutation(({ ctx, input }) => createWidget(ctx, input)),
  update: memberProcedure
    .input(UpdateWidgetInput)
    .output(Widget)
    .mutation(({ ctx, input }) => updateWidget(ctx, input)),
  delete: memberProcedure
    .input(WidgetRef)
    .output(WidgetRef)
    .mutation(({ ctx, input }) => deleteWidget(ctx, input)),
});
