import { notFound } from '../../ground/errors/errors.ts';
import { staffProcedure, memberProcedure, router } from '../../ground/core/trpc.ts';
import { quoteOrder, setOrderStatus } from './manage-orders.commands.ts';
import { writeOnOrder } from './order-notes.commands.ts';
import { ORDER_GONE, acceptQuote, cancelOrder, declineQuote, placeOrder } from './orders.commands.ts';
import { findOrderRow, listAllOrders, listOrderEvents, listOrders } from './orders.queries.ts';
import {
  ListAllOrdersInput,
  ListOrdersInput,
  ManagedOrderPage,
  Order,
  OrderPage,
  OrderRef,
  OrderTimeline,
  PlaceOrderInput,
  QuoteOrderInput,
  SetOrderStatusInput,
  WriteOnOrderInput,
} from './orders.schema.ts';

export const ordersRouter = router({
  list: memberProcedure
    .input(ListOrdersInput)
    .output(OrderPage)
    .query(({ ctx, input }) => listOrders(ctx.db, ctx.viewer, input)),

  timeline: memberProcedure
    .input(OrderRef)
    .output(OrderTimeline)
    .query(async ({ ctx, input }) => {
      const order = await findOrderRow(ctx.db, ctx.viewer, input.id);
      if (!order) throw notFound(ORDER_GONE);
      return listOrderEvents(ctx.db, order);
    }),

  // Charges its limit itself, because an idempotent replay is free.
  place: memberProcedure
    .input(PlaceOrderInput)
    .output(Order)
    .mutation(({ ctx, input }) => placeOrder(ctx, input)),

  cancel: memberProcedure
    .input(OrderRef)
    .output(Order)
    .mutation(({ ctx, input }) => cancelOrder(ctx, input)),

  acceptQuote: memberProcedure
    .input(OrderRef)
    .output(Order)
    .mutation(({ ctx, input }) => acceptQuote(ctx, input)),

  declineQuote: memberProcedure
    .input(OrderRef)
    .output(Order)
    .mutation(({ ctx, input }) => declineQuote(ctx, input)),

  write: memberProcedure
    .meta({ auth: 'member', limit: 'message' })
    .input(WriteOnOrderInput)
    .output(OrderTimeline)
    .mutation(({ ctx, input }) => writeOnOrder(ctx, input)),

  listAll: staffProcedure('orders')
    .input(ListAllOrdersInput)
    .output(ManagedOrderPage)
    .query(({ ctx, input }) => listAllOrders(ctx.db, ctx.viewer, input)),

  setStatus: staffProcedure('orders')
    .input(SetOrderStatusInput)
    .output(Order)
    .mutation(({ ctx, input }) => setOrderStatus(ctx, input)),

  quote: staffProcedure('orders')
    .input(QuoteOrderInput)
    .output(Order)
    .mutation(({ ctx, input }) => quoteOrder(ctx, input)),
});
