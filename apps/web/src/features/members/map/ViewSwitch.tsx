import { IconLayoutGrid, IconMap2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addressWith } from '../members-filter.ts';
import { membersMessages } from '../members.messages.ts';
import classes from './ViewSwitch.module.css';

const { views: messages } = membersMessages;

/** List or map of the same members, as links, so that each can be shared. */
export function ViewSwitch({ isMap }: { isMap: boolean }) {
  return (
    <nav aria-label={messages.label} className={classes.root}>
      <View isChosen={!isMap}>
        <IconLayoutGrid size={16} aria-hidden /> {messages.list}
      </View>
      <View isMap isChosen={isMap}>
        <IconMap2 size={16} aria-hidden /> {messages.map}
      </View>
    </nav>
  );
}

type Props = { isMap?: boolean; isChosen: boolean; children: ReactNode };

function View({ isMap = false, isChosen, children }: Props) {
  const [params] = useSearchParams();
  return (
    <Link
      to={addressWith(params, { view: isMap ? 'map' : undefined })}
      preventScrollReset
      className={classes.view}
      aria-current={isChosen ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
