import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { type RecommendedMember, recommendedMemberOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Outputs } from '../../lib/trpc.ts';

type Understood = Outputs['profile']['understood'];

const NOTHING: Understood = { need: [], offer: [], audience: [], excluded: [], nothing: [] };
const NEED: Understood = {
  ...NOTHING,
  need: [{ id: 'need:plumber', text: 'a plumber', field: 'lookingFor', writtenAs: 'need', role: null }],
};
const BY_CITY = recommendedMemberOf({
  matchParts: [
    { key: 'theyOffer', points: 0, max: 50, text: '' },
    { key: 'location', points: 6, max: 6, text: 'Also in Porto' },
  ],
});
const QUOTED = 'You look for “a plumber”. Ben offers “Plumber”.';
const BY_WORDS: RecommendedMember = {
  ...BY_CITY,
  matchPercentage: 41,
  strength: 'good',
  reason: QUOTED,
  matchParts: [{ key: 'theyOffer', points: 41, max: 50, text: QUOTED }],
};

async function openCard(member: RecommendedMember, understood: Understood) {
  const answers: Answers = {
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    dashboard: { recommendations: () => ({ items: [member], unmetNeeds: [], raise: [] }) },
    profile: { understood: () => understood },
  };
  answerApi(answers);
  const { user } = openPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'AI Recommendations' }));
  await card.findByRole('article', { name: 'Ben Okafor' });
  return { user, card };
}

test('members from the city alone are said to be from there, without a percentage', async () => {
  const { card } = await openCard(BY_CITY, NOTHING);
  expect(
    await card.findByText("Members you may like to know. Tell us what you're looking for to see matches."),
  ).toBeVisible();
  expect(card.queryByText(/of 100 points/)).toBeNull();
  expect(card.getByRole('button', { name: 'Why this suggestion' })).toBeVisible();
});

test('who looks for what nobody offers is told so', async () => {
  const { card } = await openCard(BY_CITY, NEED);
  expect(await card.findByText(/^Nobody offers what you're looking for yet/)).toBeVisible();
});

test('who looks for what nobody offers can ask to be told, and no longer, and ask everybody', async () => {
  const need = 'a plumber';
  const standing = new Set<string>();
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    dashboard: { recommendations: () => ({ items: [BY_CITY], unmetNeeds: [need], raise: [] }) },
    profile: { understood: () => NEED },
    needs: {
      list: () => ({ needs: [...standing] }),
      watch: (input) => {
        if (input.watching) standing.add(input.need);
        else standing.delete(input.need);
        return { needs: [...standing] };
      },
    },
    feed: { countNewer: () => ({ count: 0 }), list: () => ({ items: [], nextCursor: null }) },
  });
  const { user } = openPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'AI Recommendations' }));
  expect(await card.findByText('Nobody here offers this yet: “a plumber”.')).toBeVisible();
  await user.click(await card.findByRole('button', { name: 'Tell me when somebody does: a plumber' }));
  expect(await card.findByRole('button', { name: 'Stop telling me: a plumber' })).toBeVisible();
  expect([...standing]).toEqual([need]);
  await user.click(card.getByRole('button', { name: 'Stop telling me: a plumber' }));
  expect(await card.findByRole('button', { name: 'Tell me when somebody does: a plumber' })).toBeVisible();
  expect(standing.size).toBe(0);

  await user.click(card.getByRole('link', { name: 'Ask the community' }));
  expect(await screen.findByLabelText('Your post')).toHaveValue(
    'I’m looking for: a plumber\n\nCan somebody here help, or do you know who can?',
  );
});

test('a match quotes both sides, and explains what counts with the rest in one line', async () => {
  const { user, card } = await openCard(BY_WORDS, NEED);
  expect(card.getByText('Good match')).toBeVisible();
  expect(card.getByText('Members worth meeting, and why.')).toBeVisible();
  expect(card.getAllByText(QUOTED)[0]).toHaveAttribute('dir', 'ltr');
  await user.click(card.getByRole('button', { name: 'Why this match' }));
  await waitFor(() => expect(card.getByText("They offer what you're looking for")).toBeVisible());
  expect(card.queryByText(/No points for/)).toBeNull();
});

test('a part without points is named as such, and never said to be unknown', async () => {
  const parts: RecommendedMember['matchParts'] = [
    ...BY_WORDS.matchParts,
    { key: 'location', points: 0, max: 6, text: '' },
    { key: 'industry', points: 0, max: 3, text: '' },
  ];
  const { user, card } = await openCard({ ...BY_WORDS, matchParts: parts }, NEED);
  await user.click(card.getByRole('button', { name: 'Why this match' }));
  await waitFor(() => expect(card.getByText('No points for: location; industry.')).toBeVisible());
});

test('who is only similar is said to be so, on the card and in its explanation', async () => {
  const parts: RecommendedMember['matchParts'] = [{ key: 'audience', points: 7, max: 18, text: '' }];
  const { user, card } = await openCard(
    { ...BY_CITY, reason: '', matchReasons: [], matchParts: parts },
    NEED,
  );
  expect(card.getByText('Similar in meaning to what you wrote')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Why this suggestion' }));
  await waitFor(() => expect(card.getByText('Similar words')).toBeVisible());
  // Nothing they wrote says it.
  expect(card.queryByText('Clients you want')).toBeNull();
});
