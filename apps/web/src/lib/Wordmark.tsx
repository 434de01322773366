import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from './paths.ts';
import { Logo } from './Logo.tsx';
import { trpc } from './trpc.ts';
import classes from './Wordmark.module.css';

/** The community's logo, or its icon with its name, linked to the landing page. */
export function Wordmark() {
  const community = trpc.site.config.useQuery().data?.community;
  const { name = '', logo = '', logoDark = '', icon = '' } = community ?? {};
  return (
    <Link to={paths.home()} className={classes.root}>
      {logo !== '' && (
        <>
          <Box
            component="img"
            src={logo}
            alt={name}
            className={classes.logo}
            data-only={logoDark === '' || undefined}
            darkHidden={logoDark !== ''}
          />
          {logoDark !== '' && (
            <Box component="img" src={logoDark} alt={name} className={classes.logo} lightHidden />
          )}
        </>
      )}
      {logo === '' && (
        <>
          {icon === '' ? <Logo size={30} /> : <img src={icon} alt="" width={30} height={30} />}
          <span className={classes.name}>{name}</span>
        </>
      )}
    </Link>
  );
}
