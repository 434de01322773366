import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../testing/api.ts';
import { memberOf } from '../../testing/members.ts';
import { createBrowserClient } from '../app/browser-client.ts';
import { createPage } from '../app/create-page.ts';
import { Providers } from '../app/Providers.tsx';
import { draftKey } from './draft-key.ts';
import { hasDraft } from './draft-storage.ts';
import { useDraft } from './useDraft.ts';
import { useViewer } from './useViewer.ts';

test("what is typed before the member is known stays, and becomes the member's draft", async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof memberOf>>();
  answerApi({ auth: { me: () => promise } });
  const { queryClient, client } = createPage(createBrowserClient());
  const { result } = renderHook(() => ({ ...useDraft('note', { text: '' }), ...useViewer() }), {
    wrapper: ({ children }) => (
      <Providers nonce="" queryClient={queryClient} client={client} env="test">
        {children}
      </Providers>
    ),
  });
  act(() => result.current.change({ text: 'Fresh' }));
  resolve(memberOf());
  await waitFor(() => expect(result.current.status).toBe('authenticated'));
  expect(result.current.values.text).toBe('Fresh');
  act(() => result.current.change({ text: 'Fresh bread' }));
  expect(hasDraft(draftKey(memberOf().id, 'note'))).toBe(true);
});
