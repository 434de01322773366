import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { PercentRing } from '../../ui/PercentRing.tsx';
import { PointsBar } from '../../ui/PointsBar.tsx';
import { landingMessages } from './landing.messages.ts';
import classes from './MatchExample.module.css';

const { ana, ben, caption, heading, parts, score } = landingMessages.example;
const total = parts.reduce((sum, { points }) => sum + points, 0);

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
        <div className={classes.score}>
          <PercentRing percent={total} label={score} size={88} />
          <p className={classes.whyHeading}>{heading}</p>
        </div>
        <div className={classes.parts}>
          {parts.map((part) => (
            <PointsBar key={part.label} {...part} />
          ))}
        </div>
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
