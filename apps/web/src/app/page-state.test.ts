import { describe, expect, test } from 'vitest';
import { type PageState, pageStateScript, takePageState } from './page-state.ts';

describe('the state sent with a page', () => {
  test('cannot close its own script element, and survives the round trip', () => {
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
