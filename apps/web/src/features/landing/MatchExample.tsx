import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { landingMessages } from './landing.messages.ts';
import classes from './MatchExample.module.css';

const { ana, ben, caption, heading, reasons } = landingMessages.example;

/** An explained match between two made-up members. */
export function MatchExample() {
  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>{caption}</figcaption>
      <ExampleCard {...ana} />
      <ExampleCard {...ben} />
      <svg
        className={classes.thread}
        viewBox="0 0 400 64"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <path d="M100 0C100 44 196 20 200 64M300 0C300 44 204 20 200 64" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={classes.why}>
        <p className={classes.whyHeading}>{heading}</p>
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

type CardProps = { firstName: string; lastName: string; title: string; label: string; need: string };

function ExampleCard({ firstName, lastName, title, label, need }: CardProps) {
  const name = `${firstName} ${lastName}`;
  return (
    <div className={classes.card}>
      <div className={classes.person}>
        <MemberAvatar name={name} avatar={null} size={40} />
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.small}>{title}</p>
        </div>
      </div>
      <p className={classes.need}>
        <span className={classes.small}>{label}</span> {need}
      </p>
    </div>
  );
}
