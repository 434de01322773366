import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, apiError, calls, server } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { findAlert } from '../../../testing/toasts.ts';
import { orderOf, pageOf, serviceOf } from '../../../testing/shop.ts';
import type { Inputs } from '../../lib/trpc.ts';
import type { Order } from './orders.hooks.ts';

async function openDialog(
  place: (input: Inputs['orders']['place']) => Order = () => orderOf(),
  site = siteOf(),
) {
  const placed: Order[] = [];
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => site },
    services: { list: () => [serviceOf()] },
    orders: {
      list: () => pageOf(...placed),
      place: (input) => {
        const order = place(input);
        placed.push(order);
        return order;
      },
    },
  });
  const { user, router } = openPage('/services');
  await user.click(await screen.findByRole('button', { name: 'Order Now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Monthly Newsletter' }));
  return { user, router, dialog };
}

describe('ordering a service', () => {
  test('names the terms of the community, which open beside what was written', async () => {
    const terms = { slug: 'terms', title: 'Terms of Use', number: 3 };
    const { dialog } = await openDialog(undefined, siteOf({ consentPages: [terms] }));
    expect(dialog.getByText(/^Before you order, read the/)).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Terms of Use' });
    expect(link).toHaveAttribute('href', '/pages/terms');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('says nothing of terms where the community names none', async () => {
    const { dialog } = await openDialog();
    expect(dialog.queryByText(/^Before you order/)).toBeNull();
  });

  test('a missing project name is reported in an alert, and nothing is sent', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(/^Project Name/), '   ');
    await user.click(dialog.getByRole('button', { name: 'Place Order' }));
    expect(await findAlert()).toHaveTextContent('Please enter a project name');
    expect(dialog.getByLabelText(/^Project Name/)).toHaveFocus();
    expect(dialog.getByLabelText(/^Project Name/)).toHaveAccessibleDescription('Please enter a project name');
    expect(calls).not.toContain('orders.place');
  });

  test('a missing description is reported in an alert', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(/^Project Name/), 'Winter letter');
    await user.click(dialog.getByRole('button', { name: 'Place Order' }));
    expect(await findAlert()).toHaveTextContent('Please enter a project description');
    expect(calls).not.toContain('orders.place');
  });

  test('a placed order has an idempotency key, closes the dialog, shows an alert and appears in My Orders', async () => {
    const keys: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('orders.place')) keys.push(request.headers.get('idempotency-key'));
    });
    let sent: Inputs['orders']['place'] | undefined;
    const { user, router, dialog } = await openDialog((input) => {
      sent = input;
      return orderOf();
    });
    await user.type(dialog.getByLabelText(/^Project Name/), 'Winter letter');
    await user.type(dialog.getByLabelText(/^Project Description/), 'For our regulars');
    await user.click(dialog.getByRole('button', { name: 'Place Order' }));
    expect(await findAlert()).toHaveTextContent(
      "Order placed successfully! You'll receive updates via email.",
    );
    expect(sent).toEqual({
      serviceId: 3,
      projectName: 'Winter letter',
      projectDescription: 'For our regulars',
      requirements: 'No specific requirements provided',
      desiredCompletionDate: '',
    });
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?order=11');
    const orders = within(await screen.findByRole('region', { name: 'My Orders' }));
    expect(orders.getByText('Order #11')).toBeVisible();
    const line = orders.getByRole('button', { name: /Order #11/ });
    await waitFor(() => expect(line).toHaveFocus());
    expect(line).toHaveAttribute('aria-expanded', 'true');
  });

  test('a failed order is reported in an alert, and the form is kept', async () => {
    const { user, dialog } = await openDialog(() => {
      throw apiError('CONFLICT', 'Some other words');
    });
    await user.type(dialog.getByLabelText(/^Project Name/), 'Winter letter');
    await user.type(dialog.getByLabelText(/^Project Description/), 'For our regulars');
    await user.click(dialog.getByRole('button', { name: 'Place Order' }));
    expect(await findAlert()).toHaveTextContent('Failed to place order. Please try again.');
    expect(dialog.getByLabelText(/^Project Name/)).toHaveValue('Winter letter');
  });

  test('the completion date cannot be before today', async () => {
    const { dialog } = await openDialog();
    const date = dialog.getByLabelText('Desired Completion Date');
    const now = new Date();
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
      String(part).padStart(2, '0'),
    );
    expect(date).toHaveAttribute('min', today.join('-'));
  });
});
