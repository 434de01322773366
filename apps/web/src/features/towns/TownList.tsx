import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './TownList.module.css';
import { type TownsProps, areaOf, countIn, keyOf, linkTo } from './town-words.ts';

/** The towns of the map in words, those with most first. */
export function TownList(props: TownsProps) {
  return (
    <ol className={classes.root}>
      {props.towns.map((town) => (
        <li key={keyOf(town)} className={classes.town}>
          <div className={classes.words}>
            <Anchor component={Link} {...linkTo(town, props)} fw={600} dir="auto">
              {town.name}
            </Anchor>
            <Text size="sm" c="dimmed">
              {areaOf(town)}
            </Text>
          </div>
          <Text size="sm" className={classes.count}>
            {countIn(town, props)}
          </Text>
        </li>
      ))}
    </ol>
  );
}
