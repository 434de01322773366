import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { JoinReason } from './join-for.ts';
import { useCanRegister } from './site.ts';
import { useDialog } from './useDialog.ts';

type Props = ButtonProps & {
  onPointerEnter?: () => void;
  onFocus?: () => void;
  /** Where to go on afterwards, and what the dialog says it is for. */
  next?: string;
  joinFor?: JoinReason;
};

/** Opens the registration; absent where visitors cannot register. */
export function JoinButton({ next, joinFor, ...props }: Props) {
  const { linkTo } = useDialog();
  const canRegister = useCanRegister();
  if (!canRegister) return null;
  const state = { joinFor: { reason: joinFor, name: '' } };
  return (
    <Button component={Link} to={linkTo('register', next)} state={state} preventScrollReset {...props} />
  );
}
