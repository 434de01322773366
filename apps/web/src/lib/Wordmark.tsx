import { Link } from 'react-router-dom';
import { paths } from './paths.ts';
import { useSite } from './site.ts';
import { Logo } from './Logo.tsx';
import classes from './Wordmark.module.css';

/** The logo with the name, linked to the landing page. */
export function Wordmark() {
  const { name } = useSite();
  return (
    <Link to={paths.home()} className={classes.root}>
      <Logo size={30} />
      <span>{name}</span>
    </Link>
  );
}
