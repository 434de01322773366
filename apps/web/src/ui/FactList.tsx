import classes from './FactList.module.css';

type Props = { facts: { key: string; label: string; text: string }[] };

/** What someone wrote, each text under its label. */
export function FactList({ facts }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className={classes.root}>
      {facts.map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
