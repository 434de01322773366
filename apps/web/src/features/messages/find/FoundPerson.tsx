import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatJobTitle } from '../../../lib/format-job-title.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx';
import rows from '../MessageRow.module.css';

type Person = Outputs['messages']['conversations']['search']['people'][number];
type Props = { person: Person; to: string; isChosen: boolean };

/** One conversation, which the name of the other member was found for. */
export function FoundPerson({ person, to, isChosen }: Props) {
  return (
    <li className={rows.root} {...(isChosen && { 'data-chosen': true })}>
      <MemberAvatar name={person.name} avatar={person.avatar} size={44} />
      <div className={rows.body}>
        <Link
          to={to}
          className={rows.name}
          preventScrollReset
          {...(isChosen && { 'aria-current': 'page' as const })}
        >
          {person.name}
        </Link>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {formatJobTitle(person)}
        </Text>
      </div>
    </li>
  );
}
