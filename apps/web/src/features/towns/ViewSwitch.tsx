import { IconLayoutGrid, IconMap2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addressWith } from '../../lib/address-with.ts';
import classes from '../../ui/LinkSwitch.module.css';
import phoneHidden from '../../ui/phone-hidden.module.css';
import { townsMessages } from './towns.messages.ts';
import { isMapView } from './view.ts';

const { views: messages } = townsMessages;

/**
 * List or map of the same filter, as links, so that each can be shared.
 * @param isNarrow on a phone signs stand for the words
 */
export function ViewSwitch({ isNarrow = false }: { isNarrow?: boolean }) {
  const isMap = isMapView(useSearchParams()[0]);
  const word = isNarrow ? phoneHidden.root : undefined;
  return (
    <nav aria-label={messages.label} className={classes.root} data-signs={isNarrow || undefined}>
      <View isChosen={!isMap}>
        <IconLayoutGrid size={16} aria-hidden /> <span className={word}>{messages.list}</span>
      </View>
      <View isMap isChosen={isMap}>
        <IconMap2 size={16} aria-hidden /> <span className={word}>{messages.map}</span>
      </View>
    </nav>
  );
}

type Props = { isMap?: boolean; isChosen: boolean; children: ReactNode };

function View({ isMap = false, isChosen, children }: Props) {
  const [params] = useSearchParams();
  return (
    <Link
      to={addressWith(params, { view: isMap ? 'map' : undefined, town: undefined })}
      preventScrollReset
      className={classes.view}
      aria-current={isChosen ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
