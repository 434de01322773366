import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { eventOf, orderOf, pageOf, serviceOf } from '../../../testing/shop.ts';
import type { Order } from './orders.hooks.ts';

async function openOrders(first: Order) {
  let order = first;
  const change = (fields: Partial<Order>) => {
    order = { ...order, can: { cancel: false, answerQuote: false }, ...fields };
    return order;
  };
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    services: { list: () => [serviceOf()] },
    orders: {
      list: () => pageOf(order),
      timeline: () => [
        eventOf(),
        eventOf({ id: 2, kind: 'quoted', amount: 52_000, note: 'Two evenings of work' }),
      ],
      write: ({ text }) => [
        eventOf({ id: 3, kind: 'note', by: 'member', note: text }),
        eventOf({ id: 4, kind: 'note', by: 'team', note: 'On Monday.' }),
      ],
      cancel: () => change({ status: 'cancelled' }),
      acceptQuote: () => change({ status: 'in_progress', totalAmount: 52_000 }),
      declineQuote: () => change({ status: 'cancelled' }),
    },
  });
  const { user } = openPage('/services');
  const orders = within(await screen.findByRole('region', { name: 'My Orders' }));
  return { user, orders };
}

describe('My Orders', () => {
  test('stand behind the services, one link away', async () => {
    const { orders } = await openOrders(orderOf());
    const service = screen.getByRole('article', { name: 'Monthly Newsletter' });
    const title = orders.getByRole('heading', { name: 'My Orders' });
    expect(service.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', `#${title.id}`);
  });

  test('an order is one row that expands into its details and timeline', async () => {
    const { user, orders } = await openOrders(orderOf());
    const line = orders.getByRole('button', { name: /Monthly Newsletter.*Order #11.*Pending.*\$390\.00/ });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    expect(orders.queryByText('Order Date')).toBeNull();
    await user.click(line);
    expect(orders.getByText('November 2, 2026', { selector: 'dd' })).toBeVisible();
    expect(orders.getByText('December 24, 2026')).toBeVisible();
    expect(orders.getByText('No specific requirements provided')).toBeVisible();
    expect(await orders.findByText('Two evenings of work')).toBeVisible();
  });

  test('a member cancels a pending order after confirming', async () => {
    const { user, orders } = await openOrders(orderOf());
    await user.click(orders.getByRole('button', { name: /Order #11/ }));
    await user.click(orders.getByRole('button', { name: 'Cancel order' }));
    expect(calls).not.toContain('orders.cancel');
    await user.click(orders.getByRole('button', { name: 'Cancel order' }));
    expect(await orders.findByText('Cancelled')).toBeVisible();
    expect(orders.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  test('a member accepts a quote, which becomes the total', async () => {
    const quoted = { totalAmount: 0, quotedAmount: 52_000, can: { cancel: true, answerQuote: true } };
    const { user, orders } = await openOrders(orderOf(quoted));
    await user.click(orders.getByRole('button', { name: /Custom Quote/ }));
    expect(orders.getByText('Your quote: $520.00')).toBeVisible();
    await user.click(orders.getByRole('button', { name: 'Accept quote' }));
    expect(await orders.findByRole('button', { name: /In Progress.*\$520\.00/ })).toBeVisible();
  });

  test('a member declines a quote', async () => {
    const quoted = { totalAmount: 0, quotedAmount: 52_000, can: { cancel: true, answerQuote: true } };
    const { user, orders } = await openOrders(orderOf(quoted));
    await user.click(orders.getByRole('button', { name: /Custom Quote/ }));
    await user.click(orders.getByRole('button', { name: 'Decline quote' }));
    expect(await orders.findByText('Cancelled')).toBeVisible();
  });

  test('a member writes about an order, and reads the answer on its timeline', async () => {
    const { user, orders } = await openOrders(orderOf());
    await user.click(orders.getByRole('button', { name: /Order #11/ }));
    await user.type(orders.getByLabelText('Write to us about this order'), 'When does it begin?');
    await user.click(orders.getByRole('button', { name: 'Send' }));
    const timeline = within(orders.getByRole('region', { name: 'Timeline' }));
    expect(await timeline.findByText('On Monday.')).toBeVisible();
    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^You wrote.*When does it begin\?$/),
      expect.stringMatching(/^Our team wrote.*On Monday\.$/),
    ]);
    expect(orders.getByLabelText('Write to us about this order')).toHaveValue('');
  });

  test('a completed order has no actions', async () => {
    const { user, orders } = await openOrders(
      orderOf({ status: 'completed', can: { cancel: false, answerQuote: false } }),
    );
    await user.click(orders.getByRole('button', { name: /Completed/ }));
    await orders.findByText('Two evenings of work');
    const buttons = orders.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual([expect.stringContaining('Completed'), 'Send']);
  });
});
