import { Link } from 'react-router-dom';
import { paths } from './paths.ts';
import { Logo } from './Logo.tsx';
import classes from './Wordmark.module.css';

/** The mark with the name, as the link home. */
export function Wordmark() {
  return (
    <Link to={paths.home()} className={classes.root}>
      <Logo size={30} />
      <span>Guildhall</span>
    </Link>
  );
}
