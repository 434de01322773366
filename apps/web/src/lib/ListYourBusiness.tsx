import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from './paths.ts';
import { useCanRegister } from './site.ts';
import { useJoinLink } from './useJoinLink.ts';
import { waysInMessages as messages } from './ways-in.messages.ts';

/** For visitors who own a business: joining, and then the form for it. Absent where visitors cannot register. */
export function ListYourBusiness(props: ButtonProps) {
  const joinLink = useJoinLink();
  const canRegister = useCanRegister();
  if (!canRegister) return null;
  const link = joinLink({ reason: 'business', name: '' }, { dialog: 'either', at: paths.newBusiness() });
  return (
    <Button component={Link} {...link} {...props}>
      {messages.listBusiness}
    </Button>
  );
}
