import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCanRegister } from './site.ts';
import { useDialog } from './useDialog.ts';

type Props = ButtonProps & { onPointerEnter?: () => void; onFocus?: () => void };

/** Opens the registration; absent where visitors cannot register. */
export function JoinButton(props: Props) {
  const { linkTo } = useDialog();
  const canRegister = useCanRegister();
  if (!canRegister) return null;
  return <Button component={Link} to={linkTo('register')} preventScrollReset {...props} />;
}
