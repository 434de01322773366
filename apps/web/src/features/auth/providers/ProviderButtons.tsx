import type { ProviderLink } from '@guildhall/api/ground/settings/providers.schema';
import { Button, Divider, Stack } from '@mantine/core';
import { useLocation, useSearchParams } from 'react-router-dom';
import { NEXT_PARAMETER, ownPath, pathWithoutDialog } from '../../../lib/own-path.ts';
import { paths } from '../../../lib/paths.ts';
import { showError } from '../../../lib/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { goToProvider } from './go-to-provider.ts';
import { rememberNext } from './pending-sign-in.ts';
import { providerMessages as messages } from './provider.messages.ts';

type Props = {
  providers: ProviderLink[];
  /** The code of the invitation that the newcomer came with. */
  invitation?: string | undefined;
};

/** The services to sign in or join with; each leads to its own page for signing in. */
export function ProviderButtons({ providers, invitation }: Props) {
  const location = useLocation();
  const [search] = useSearchParams();
  const start = trpc.auth.provider.start.useMutation({
    meta: { skipInvalidation: true },
    onSuccess({ url }) {
      const here = pathWithoutDialog({ ...location, hash: '' });
      const next = ownPath(search.get(NEXT_PARAMETER)) ?? (here === paths.home() ? null : here);
      if (next !== null) rememberNext(next);
      goToProvider(url);
    },
    onError: showError,
  });
  const busy = start.isPending ? start.variables.key : undefined;
  return (
    <Stack gap="sm">
      <Divider label={messages.or} />
      {providers.map(({ key, name }) => (
        <Button
          key={key}
          variant="default"
          size="md"
          loading={busy === key}
          disabled={busy !== undefined && busy !== key}
          onClick={() => start.mutate({ key, ...(invitation !== undefined && { invitation }) })}
        >
          {messages.button(name)}
        </Button>
      ))}
    </Stack>
  );
}
