import { Anchor, Badge, Group, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import classes from './ChapterDetails.module.css';
import { chapterMessages } from './chapter.messages.ts';
import { type Chapter, type ChapterMember, useChapterMembers } from './chapters.hooks.ts';
import { chaptersMessages } from './chapters.messages.ts';

const { members: messages } = chapterMessages;

const MemberMenu = lazyChunk(async () => ({ default: (await import('./manage/MemberMenu.tsx')).MemberMenu }));

/** Who belongs to a chapter, each with their role and trade. */
export function ChapterMembers({ chapter: { slug, mine, can } }: { chapter: Chapter }) {
  const members = useChapterMembers(slug);
  return (
    <section aria-labelledby="chapter-members">
      <Title order={2} size="h4" id="chapter-members" mb="sm">
        {messages.title}
      </Title>
      <PagedItems
        query={members}
        loading={<CardListSkeleton label={messages.loading} />}
        failed={messages.failed}
        empty={<Text c="dimmed">{messages.empty}</Text>}
      >
        {(items) => (
          <ul className={classes.people}>
            {items.map((member) => (
              <li key={member.person.id} className={classes.person}>
                <MemberAvatar name={member.person.name} avatar={member.person.avatar} />
                <Words member={member} />
                {can.manage && (
                  <Suspense>
                    <MemberMenu
                      slug={slug}
                      member={member}
                      canHandOver={mine?.state === 'active' && mine.role === 'leader'}
                    />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}

function Words({ member: { person, role, seat } }: { member: ChapterMember }) {
  const detail = seat ?? formatJobTitle(person);
  return (
    <span>
      <Group gap={6}>
        <Anchor component={Link} to={paths.profile(person.username)} dir="auto">
          {person.name}
        </Anchor>
        {role !== 'member' && (
          <Badge variant="light" tt="none">
            {chaptersMessages.role(role)}
          </Badge>
        )}
      </Group>
      {detail && (
        <Text size="sm" c="dimmed" dir="auto">
          {detail}
        </Text>
      )}
    </span>
  );
}
