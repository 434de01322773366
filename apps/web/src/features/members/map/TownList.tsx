import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MemberTownData } from '../members-filter.ts';
import classes from './TownList.module.css';
import { areaOf, keyOf, membersIn, useTownAddress } from './town-links.ts';

type Props = { towns: MemberTownData[]; isLowerBound: boolean };

/** The towns of the map in words, those with most members first. */
export function TownList({ towns, isLowerBound }: Props) {
  const addressOf = useTownAddress();
  return (
    <ol className={classes.root}>
      {towns.map((town) => (
        <li key={keyOf(town)} className={classes.town}>
          <div className={classes.words}>
            <Anchor component={Link} to={addressOf(town)} fw={600} dir="auto">
              {town.name}
            </Anchor>
            <Text size="sm" c="dimmed">
              {areaOf(town)}
            </Text>
          </div>
          <Text size="sm" className={classes.count}>
            {membersIn(town, isLowerBound)}
          </Text>
        </li>
      ))}
    </ol>
  );
}
