import { screen, within } from '@testing-library/react';

/** The alert in the toast region, once it is there; pages have alerts of their own. */
export async function findAlert(): Promise<HTMLElement> {
  return within(await screen.findByRole('region', { name: 'Notifications (F8)' })).findByRole('alert');
}
