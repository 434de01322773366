import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, apiError, calls } from '../../../../testing/api.ts';
import { businessOf, reviewOf } from '../../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { pageOf } from '../../../../testing/shop.ts';
import type { Business, Review } from '../businesses.types.ts';

async function openReviews(can: Partial<Business['can']>, first: Review[], known: Review | null = null) {
  let own = known;
  const reviews = [...first];
  const sent: unknown[] = [];
  const business = () =>
    businessOf({
      reviewCount: reviews.length,
      ratingAverage: 4,
      ratingCounts: [0, 0, 0, reviews.length, 0],
      can: { edit: false, review: false, contact: false, seeActivity: false, ...can },
    });
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    businesses: {
      get: business,
      team: { invitations: () => [] },
      reviews: {
        list: () => pageOf(...reviews),
        mine: () => own,
        write: (input) => {
          if (own && input.isFirst) throw apiError('CONFLICT', 'You have one already');
          sent.push(input);
          const review = reviewOf({ id: 22, rating: input.rating, comment: input.comment ?? null });
          reviews.push(review);
          const { rating, ratingAverage, reviewCount, ratingCounts } = business();
          return { review, summary: { rating, ratingAverage, reviewCount, ratingCounts } };
        },
        reply: (input) => {
          sent.push(input);
          const review = reviewOf({ reply: input.reply ?? null });
          reviews.splice(0, 1, review);
          return review;
        },
        report: (input) => {
          sent.push(input);
          return { id: input.id, reported: true as const };
        },
      },
    },
  });
  const { user } = openPage('/business/rye-and-shine?tab=reviews');
  await screen.findByRole('tabpanel', { name: 'Reviews' });
  const remember = (review: Review) => {
    own = review;
  };
  return { user, sent, remember };
}

describe('reviews', () => {
  test('a member writes a review and sees it on the page', async () => {
    const { user, sent } = await openReviews({ review: true }, []);
    await user.click(await screen.findByRole('button', { name: 'Write a Review' }));
    await user.click(await screen.findByRole('button', { name: 'Submit Review' }));
    expect(await screen.findByText('Please choose one to five stars')).toBeVisible();
    expect(calls).not.toContain('businesses.reviews.write');

    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByLabelText('Comment'), 'Come early.');
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    const review = await screen.findByRole('article', { name: 'Review by Laura Finch' });
    expect(review).toHaveTextContent('Come early.');
    expect(sent).toEqual([{ businessId: 5, rating: 4, title: '', comment: 'Come early.', isFirst: true }]);
    expect(await screen.findByRole('region', { name: 'Ratings' })).toHaveTextContent('4 stars1');
  });

  test('reviewers and the owner who replied have a face and a name, and the reply a day', async () => {
    const face = '/avatars/laura-192.webp';
    const replied = { reply: 'See you soon.', repliedAt: '2026-11-05T10:00:00.000Z' };
    const reviewer = { firstName: 'Laura', lastName: 'Finch', username: 'laura-finch', avatar: face };
    await openReviews({}, [
      reviewOf({ reviewer, ...replied, replier: { name: 'Elena Marsh', avatar: null } }),
    ]);
    const review = await screen.findByRole('article', { name: 'Review by Laura Finch' });
    expect(within(review).getByRole('img', { name: 'Laura Finch' })).toHaveAttribute(
      'src',
      '/avatars/laura-96.webp',
    );
    expect(review).toHaveTextContent(/Elena Marsh.*Reply from the owner · November 5, 2026.*See you soon\./);
  });

  test('a member who has reviewed can edit the review', async () => {
    const own = reviewOf({
      rating: 2,
      comment: 'Too early.',
      can: { edit: true, reply: false, report: false },
    });
    const { user } = await openReviews({ review: true }, [own], own);
    await user.click(await screen.findByRole('button', { name: 'Edit Your Review' }));
    expect(await screen.findByRole('radio', { name: '2 stars' })).toBeChecked();
    expect(screen.getByLabelText('Comment')).toHaveValue('Too early.');
  });

  test('a review written in another tab is a conflict before it is replaced', async () => {
    const { user, sent, remember } = await openReviews({ review: true }, []);
    await user.click(await screen.findByRole('button', { name: 'Write a Review' }));
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    remember(reviewOf({ rating: 2 }));
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    expect(await screen.findByText('You have one already')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Save Review' }));
    expect(await screen.findByRole('article', { name: 'Review by Laura Finch' })).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ rating: 4, isFirst: false })]);
  });

  test('owners and team cannot review', async () => {
    await openReviews({ review: false }, [reviewOf()]);
    await screen.findByRole('article', { name: 'Review by Laura Finch' });
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
  });

  test('the owner replies, and writes at once', async () => {
    const review = reviewOf({ can: { edit: false, reply: true, report: true } });
    const { user, sent } = await openReviews({ edit: true }, [review]);
    const article = within(await screen.findByRole('article', { name: 'Review by Laura Finch' }));
    await user.click(article.getByRole('button', { name: 'Reply' }));
    expect(await article.findByLabelText('Your reply')).toHaveFocus();
    await user.keyboard('Thank you!');
    await user.click(article.getByRole('button', { name: 'Save reply' }));
    expect(await screen.findByText('Reply from the owner')).toBeVisible();
    expect(sent).toEqual([{ id: 21, reply: 'Thank you!' }]);
  });

  test('an owner who comes to answer finds the form of that review open, also on a later page', async () => {
    const can = { edit: false, reply: true, report: true };
    answerApi({
      auth: { me: () => memberOf() },
      site: { config: () => siteOf() },
      businesses: {
        get: () => businessOf({ reviewCount: 2, ratingCounts: [0, 0, 0, 2, 0] }),
        team: { invitations: () => [] },
        reviews: {
          list: ({ cursor }) =>
            cursor
              ? pageOf(reviewOf({ id: 22, comment: 'The older one', can }))
              : { items: [reviewOf({ can })], nextCursor: 'older' },
          mine: () => null,
        },
      },
    });
    const { user, router } = openPage('/business/rye-and-shine?tab=reviews&reply=22');
    const field = await screen.findByLabelText('Your reply');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field.closest('article')).toHaveTextContent('The older one');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByLabelText('Your reply')).toBeNull());
    expect(router.state.location.search).toBe('?tab=reviews');
  });

  test('any member can report one', async () => {
    const review = reviewOf({ can: { edit: false, reply: false, report: true } });
    const { user, sent } = await openReviews({}, [review]);
    await user.click(await screen.findByRole('button', { name: 'Report the review by Laura Finch' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
    await user.selectOptions(dialog.getByLabelText(/What's wrong/), 'Something else');
    await user.type(dialog.getByLabelText(/In your words/), 'Not a customer');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Report sent')).toBeVisible();
    expect(sent).toEqual([{ id: 21, category: 'other', reason: 'Not a customer' }]);
    expect(Object.values(localStorage).join('')).not.toContain('Not a customer');
  });

  test('a visitor is asked to join to write one', async () => {
    answerApi({
      auth: { me: () => null },
      site: { config: () => siteOf() },
      businesses: { get: () => businessOf(), reviews: { list: () => pageOf<Review>() } },
    });
    const { user } = openPage('/business/rye-and-shine?tab=reviews');
    await user.click(await screen.findByRole('link', { name: 'Join to write a review' }));
    expect(await screen.findByRole('dialog', { name: /^Join to review Rye & Shine/ })).toBeVisible();
  });
});
