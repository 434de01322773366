import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useDialog } from '../../lib/useDialog.ts';
import { JoinButton } from '../../lib/JoinButton.tsx';
import { preloadDialog } from './dialogs.tsx';
import { shellMessages } from './shell.messages.ts';

/** The buttons that open the auth dialog for visitors. */
export function SignInButtons({ size = 'sm', fullWidth = false }: Pick<ButtonProps, 'size' | 'fullWidth'>) {
  const { linkTo } = useDialog();
  const prefetch = { onPointerEnter: () => preloadDialog('login'), onFocus: () => preloadDialog('login') };
  return (
    <>
      <Button
        component={Link}
        to={linkTo('login')}
        preventScrollReset
        variant="default"
        size={size}
        fullWidth={fullWidth}
        {...prefetch}
      >
        {shellMessages.signIn}
      </Button>
      <JoinButton size={size} fullWidth={fullWidth} {...prefetch}>
        {shellMessages.getStarted}
      </JoinButton>
    </>
  );
}
