import { Badge, Group } from '@mantine/core';
import type { ChapterListItem } from './chapters.hooks.ts';
import { chaptersMessages as messages } from './chapters.messages.ts';

type Props = { chapter: ChapterListItem; mt?: number };

/** Where the viewer stands with a chapter, and how it is joined. */
export function ChapterBadges({ chapter, mt = 0 }: Props) {
  const { mine, joining, isHidden, isClosed, oneSeatPerTrade } = chapter;
  const standing = mine && messages.standing(mine);
  const facts = [
    !isHidden && !isClosed && messages.joining[joining],
    isHidden && messages.hidden,
    isClosed && messages.closed,
    oneSeatPerTrade && messages.oneSeat,
  ].filter((fact) => fact !== false);
  return (
    <Group gap={6} mt={mt}>
      {standing !== null && (
        <Badge tt="none" size="lg">
          {standing}
        </Badge>
      )}
      {facts.map((fact) => (
        <Badge key={fact} variant="light" tt="none" size="lg">
          {fact}
        </Badge>
      ))}
    </Group>
  );
}
