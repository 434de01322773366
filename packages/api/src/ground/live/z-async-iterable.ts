import { z } from 'zod';

/** Output schema of a subscription: every item that it yields is checked. */
export function zAsyncIterable<Item extends z.ZodType>(item: Item) {
  return z
    .custom<AsyncIterable<unknown>>(
      (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    )
    .transform(async function* (items): AsyncGenerator<z.output<Item>, void> {
      for await (const value of items) yield item.parse(value);
    });
}
