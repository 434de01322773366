import { Card, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ChapterBadges } from './ChapterBadges.tsx';
import classes from './ChapterCard.module.css';
import type { ChapterListItem } from './chapters.hooks.ts';
import { chaptersMessages as messages } from './chapters.messages.ts';

/** A chapter in a list. */
export function ChapterCard({ chapter }: { chapter: ChapterListItem }) {
  const titleId = useId();
  const { slug, name, place, excerpt, members } = chapter;
  return (
    <Card component="article" tabIndex={-1} data-item aria-labelledby={titleId} padding="md" pos="relative">
      <h3 className={classes.title} id={titleId} dir="auto">
        <Link to={paths.chapter(slug)} data-key="Enter">
          {name}
        </Link>
      </h3>
      <Text size="sm" c="dimmed" mt={4} dir="auto">
        {[place, messages.members(members)].filter(Boolean).join(' · ')}
      </Text>
      {excerpt !== '' && (
        <Text mt={8} className={classes.text ?? ''} dir="auto" lineClamp={3}>
          {excerpt}
        </Text>
      )}
      <ChapterBadges chapter={chapter} mt={12} />
    </Card>
  );
}
