import { useState } from 'react';
import { useViewer } from '../../lib/useViewer.ts';
import { ConnectDialog } from '../connections/ConnectDialog.tsx';
import { useWritePermissions } from '../messages/write-permissions.ts';
import { MemberCard } from './MemberCard.tsx';
import { MemberCardActions } from './MemberCardActions.tsx';
import classes from './MemberGrid.module.css';
import type { MemberCardData } from './members-filter.ts';

type Props = { pages: MemberCardData[][]; label: string };

/** Members as cards in a responsive grid. */
export function MemberGrid({ pages, label }: Props) {
  // Kept here, so that the dialog stays open when the list changes under it.
  const [chosen, setChosen] = useState<MemberCardData | null>(null);
  return (
    <>
      <ul className={classes.root} aria-label={label}>
        {pages.map((members, page) => (
          <GridPage key={members[0]?.id ?? page} members={members} onConnect={setChosen} />
        ))}
      </ul>
      {chosen && <ConnectDialog member={chosen} source="directory" onClose={() => setChosen(null)} />}
    </>
  );
}

type PageProps = { members: MemberCardData[]; onConnect: (member: MemberCardData) => void };

/** One page, which is what permissions to write are asked for at once. */
function GridPage({ members, onConnect }: PageProps) {
  const { viewer } = useViewer();
  const others = members.filter(({ relation }) => viewer && relation !== 'self');
  const permissions = useWritePermissions(others.map(({ id }) => id));
  return members.map((member) => (
    <li key={member.id}>
      <MemberCard
        member={member}
        actions={
          viewer && (
            <MemberCardActions
              member={member}
              permission={permissions.get(member.id)}
              onConnect={() => onConnect(member)}
            />
          )
        }
      />
    </li>
  ));
}
