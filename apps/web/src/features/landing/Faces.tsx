import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import classes from './Faces.module.css';
import { landingMessages } from './landing.messages.ts';

/** The newest members, each leading to their profile. */
export function Faces({ members }: { members: Outputs['site']['front']['members'] }) {
  return (
    <ul className={classes.root} aria-label={landingMessages.people.members}>
      {members.map(({ id, name, username, jobTitle, avatar }) => (
        <li key={id}>
          <Link to={paths.profile(username)} className={classes.face}>
            <MemberAvatar name={name} avatar={avatar} size={72} />
            <span className={classes.name} dir="auto">
              {name}
            </span>
            <span className={classes.job} dir="auto">
              {jobTitle}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
