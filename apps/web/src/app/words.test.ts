import { describe, expect, test } from 'vitest';
import { money } from './money.ts';
import { type PageState, pageStateScript, takePageState } from './page-state.ts';
import { paths } from './paths.ts';

describe('prices', () => {
  test('cents are shown as dollars with two decimals and no grouping', () => {
    expect([money(5), money(99_900), money(123_456_789)]).toEqual(['$0.05', '$999.00', '$1234567.89']);
  });

  test('nothing to pay yet is a quote', () => expect(money(0)).toBe('Custom Quote'));
});

describe('links', () => {
  test('a name from outside cannot leave its place in the path', () => {
    expect(paths.profile('../admin?x=1')).toBe('/profile/..%2Fadmin%3Fx%3D1');
  });

  test('the first tab of the dashboard needs no parameter', () => {
    expect([paths.dashboard('overview'), paths.dashboard('messages')]).toEqual([
      '/dashboard',
      '/dashboard?tab=messages',
    ]);
  });
});

describe('the state that travels with a page', () => {
  test('cannot close its own script element, and comes out as it went in', () => {
    const state: PageState = {
      rendered: true,
      queries: { mutations: [], queries: [] },
      loaderData: { '</script>': null },
      errors: null,
    };
    const html = pageStateScript(state, 'n');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    document.body.innerHTML = html;
    expect(takePageState(document)).toEqual(state);
    expect(document.body.innerHTML).toBe('');
  });
});
