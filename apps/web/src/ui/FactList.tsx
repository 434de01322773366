import classes from './FactList.module.css';

type Fact = {
  key: string;
  label: string;
  /** Of the label, where that is not in the reader's language. */
  lang?: string | undefined;
  text: string;
};
type Props = { facts: Fact[] };

/** What someone wrote, each text under its label. */
export function FactList({ facts }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className={classes.root}>
      {facts.map(({ key, label, lang, text }) => (
        <div key={key}>
          <dt lang={lang} dir={lang && 'auto'}>
            {label}
          </dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
