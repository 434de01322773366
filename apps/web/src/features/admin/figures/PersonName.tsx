import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import type { FigurePerson } from './figures.hooks.ts';

/** Leads to the member's page, unless the account was deleted. */
export function PersonName({ person: { id, name, isErased } }: { person: FigurePerson }) {
  if (isErased) return <span>{name}</span>;
  return (
    <Anchor component={Link} to={consolePaths.member(id)} fw={600}>
      {name}
    </Anchor>
  );
}
