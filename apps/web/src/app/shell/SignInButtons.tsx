import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useDialog } from '../../lib/useDialog.ts';
import { preloadDialog } from './dialogs.tsx';

/** The two doors for readers who are not signed in; they open the auth dialog. */
export function SignInButtons({ size = 'sm', fullWidth = false }: Pick<ButtonProps, 'size' | 'fullWidth'>) {
  const { linkTo } = useDialog();
  const warmUp = { onPointerEnter: () => preloadDialog('login'), onFocus: () => preloadDialog('login') };
  return (
    <>
      <Button
        component={Link}
        to={linkTo('login')}
        preventScrollReset
        variant="default"
        size={size}
        fullWidth={fullWidth}
        {...warmUp}
      >
        Sign In
      </Button>
      <Button
        component={Link}
        to={linkTo('register')}
        preventScrollReset
        size={size}
        fullWidth={fullWidth}
        {...warmUp}
      >
        Get Started
      </Button>
    </>
  );
}
