import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const fair = {
  id: 5,
  title: 'Winter fair',
  imageUrl: '/business-images/fair.webp',
  targetUrl: 'https://fair.test/',
};

function open(address: string, banner = fair) {
  answerApi({
    auth: { me: () => null },
    site: {
      config: () => siteOf(),
      notices: ({ page }) => ({
        announcement: 'Closed on Friday.',
        announcementParts: [
          { text: 'Closed on ', isBold: false, href: null },
          { text: 'Friday', isBold: true, href: '/events' },
          { text: '.', isBold: false, href: null },
        ],
        banners: page === 'feed' ? [banner] : [],
      }),
    },
    feed: { list: () => ({ items: [], nextCursor: null }), countNewer: () => ({ count: 0 }) },
  });
  return openPage(address);
}

describe('site notices', () => {
  beforeEach(() => localStorage.clear());

  test('the announcement is on every page, a banner on the pages chosen for it', async () => {
    open('/feed');
    expect(await screen.findByRole('note')).toHaveTextContent('Closed on Friday.');
    expect(screen.getByRole('link', { name: 'Friday' })).toHaveAttribute('href', '/events');
    expect((await screen.findByRole('img', { name: 'Winter fair' })).closest('a')).toHaveAttribute(
      'href',
      'https://fair.test/',
    );
  });

  test('a banner whose picture is on another site is its title, and nothing is asked of that site', async () => {
    open('/feed', { ...fair, imageUrl: 'https://pictures.test/fair.png' });
    expect(await screen.findByRole('link', { name: 'Winter fair' })).toHaveAttribute(
      'href',
      'https://fair.test/',
    );
    expect(document.querySelector('img[src^="http"]')).toBeNull();
  });

  test('another page has the announcement without the banner', async () => {
    open('/nowhere');
    expect(await screen.findByRole('note')).toHaveTextContent('Closed on Friday.');
    expect(screen.getByRole('link', { name: 'Friday' })).toHaveAttribute('href', '/events');
    expect(screen.queryByRole('img', { name: 'Winter fair' })).toBeNull();
  });

  test('a closed banner stays hidden in this browser', async () => {
    const { user } = open('/feed');
    await user.click(await screen.findByRole('button', { name: 'Close the banner: Winter fair' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Winter fair' })).toBeNull());
    expect(localStorage.getItem('guildhall:site-banner-closed:5')).not.toBeNull();
  });

  test('a banner whose image cannot be loaded shows its title and still links', async () => {
    open('/feed');
    fireEvent.error(await screen.findByRole('img', { name: 'Winter fair' }));
    expect(screen.queryByRole('img', { name: 'Winter fair' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Winter fair' })).toHaveAttribute('href', 'https://fair.test/');
  });
});
