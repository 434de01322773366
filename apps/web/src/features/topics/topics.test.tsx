import type { TopicState } from '@guildhall/api/publishing/topics/topics.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { withLiveStream } from '../../../testing/live.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { postOf } from '../../../testing/posts.ts';
import { withSight } from '../../../testing/sight.ts';
import { topicQueryAt } from './topic-query.ts';

beforeEach(() => {
  withLiveStream();
  withSight();
  // jsdom has no editing commands; the field is then written to directly.
  Object.assign(document, { execCommand: () => false });
  return () => vi.unstubAllGlobals();
});

const namesOf = (...names: string[]) => ({ items: names.map((name) => ({ name })) });

function open(address: string, topics: NonNullable<Answers['topics']>, { signedIn = true } = {}) {
  const asked: unknown[] = [];
  answerApi({
    auth: { me: () => (signedIn ? memberOf() : null) },
    site: { config: () => siteOf() },
    feed: {
      countNewer: () => ({ count: 0 }),
      list(input) {
        asked.push(input);
        return { items: [postOf({ content: 'Chalk #Büro' })], nextCursor: null };
      },
    },
    topics,
  });
  return { asked, ...openPage(address) };
}

describe('the posts on a topic', () => {
  test('are led to by a word of a post, and have a heading with a button to follow', async () => {
    const follow = vi.fn<(input: TopicState) => TopicState>((input) => input);
    const { user, asked } = open('/feed?topic=B%C3%BCro', { followed: () => namesOf('other'), follow });
    expect(await screen.findByRole('link', { name: '#Büro' })).toHaveAttribute(
      'href',
      '/feed?topic=B%C3%BCro',
    );
    expect(await screen.findByRole('heading', { level: 2, name: '#Büro' })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ topic: 'Büro' });
    await waitFor(() => expect(document.title).toMatch(/^#Büro/));
    await user.click(await screen.findByRole('button', { name: 'Follow #Büro' }));
    expect(await screen.findByRole('button', { name: 'Following #Büro' })).toBeVisible();
    expect(follow).toHaveBeenCalledOnce();
  });

  test('say that one follows the topic in another spelling', async () => {
    open('/feed?topic=buero', { followed: () => namesOf('Büro') });
    expect(await screen.findByRole('button', { name: 'Following #buero' })).toBeVisible();
  });

  test('are the whole feed for an address without a word', async () => {
    const { asked } = open('/feed?topic=two%20words', {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Professional Feed' })).toBeVisible();
    expect(asked.at(-1)).not.toHaveProperty('topic');
  });

  test('have nothing to follow for visitors', async () => {
    open('/feed?topic=web', {}, { signedIn: false });
    expect(await screen.findByText('Chalk', { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
    expect(calls).not.toContain('topics.followed');
  });
});

describe('my topics', () => {
  test('stay where they are while one unfollows, and come back when that fails', async () => {
    let isBroken = true;
    const { user, asked } = open('/feed?show=topics', {
      followed: () => namesOf('web', 'print'),
      popular: () => ({ items: ['web', 'coffee'].map((name) => ({ name, members: 2 })) }),
      follow(input) {
        if (isBroken) throw apiError('SERVICE_UNAVAILABLE', 'Please come back in a minute');
        return input;
      },
    });
    const mine = within(await screen.findByRole('region', { name: 'Topics you follow' }));
    const popular = within(await screen.findByRole('region', { name: 'Popular topics' }));
    expect(popular.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['#coffee']);
    expect(mine.getByRole('link', { name: '#web' })).toHaveAttribute('href', '/feed?topic=web');
    expect(asked.at(-1)).toMatchObject({ from: 'topics' });
    const toggle = mine.getByRole('button', { name: 'Follow #web' });
    await user.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
    isBroken = false;
    await user.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'));
    await user.click(popular.getByRole('button', { name: 'Follow #coffee' }));
    expect(popular.getByRole('button', { name: 'Follow #coffee' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('say how to begin where there are none', async () => {
    open('/feed?show=topics', { followed: () => namesOf(), popular: () => ({ items: [] }) });
    expect(await screen.findByText(/^Posts on topics that you follow/)).toBeVisible();
  });
});

describe('a topic that is typed', () => {
  async function write(text: string) {
    const opened = open('/feed', {
      suggest: ({ q }) => ({
        items: q.startsWith('we') ? ['web', 'webdesign'].map((name) => ({ name, members: 2 })) : [],
      }),
    });
    await opened.user.click(await screen.findByRole('button', { name: /^Share an opportunity/ }));
    const field = await screen.findByLabelText('Your post');
    await opened.user.click(field);
    await screen.findByRole('toolbar');
    await opened.user.type(field, text);
    return { ...opened, field };
  }

  test('can be chosen by an arrow key and Enter', async () => {
    const { user, field } = await write('On #we');
    const options = within(await screen.findByRole('listbox', { name: 'Topics to insert' })).getAllByRole(
      'option',
    );
    expect(options.map(({ textContent }) => textContent)).toEqual(['#web2 members', '#webdesign2 members']);
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('On #webdesign ');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('stays as it is when Enter begins a line, and Escape closes the list', async () => {
    const { user, field } = await write('On #web');
    const list = await screen.findByRole('listbox');
    expect(within(list).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('On #web\n');
    await user.type(field, '#we');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('On #web\n#we');
  });

  test.each(['a#b', '/#b', '##b', '# b', '#'])('is none in %s', (text) => {
    expect(topicQueryAt(text, text.length)).toBeNull();
  });

  test('begins after a blank or a bracket, in any script', () => {
    expect(topicQueryAt('(#مع', 4)).toEqual({ text: 'مع', start: 1 });
    expect(topicQueryAt('x #2026', 7)).toEqual({ text: '2026', start: 2 });
  });
});
