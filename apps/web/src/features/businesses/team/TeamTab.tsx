import { Stack, Text } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { Query } from '../../../ui/Query.tsx';
import { businessPageMessages } from '../page/business-page.messages.ts';
import type { Business } from '../businesses.types.ts';
import { EmployeeItem } from './EmployeeItem.tsx';
import classes from './TeamTab.module.css';
import { teamMessages } from './team.messages.ts';

const ManageTeam = lazyChunk(() =>
  import('./ManageTeam.tsx').then((module) => ({ default: module.ManageTeam })),
);

/** The team, and for the owner the form to manage it. */
export function TeamTab({ business }: { business: Business }) {
  const { viewer } = useViewer();
  const query = trpc.businesses.team.list.useQuery({ businessId: business.id });
  return (
    <Stack gap="xl">
      <Query
        query={query}
        skeleton={<CardListSkeleton label={teamMessages.loading} />}
        failed={teamMessages.failed}
      >
        {(team) =>
          team.length === 0 ? (
            <Text c="dimmed">{businessPageMessages.noTeam}</Text>
          ) : (
            <ul className={classes.grid}>
              {team.map((employee) => (
                <li key={employee.id}>
                  <EmployeeItem employee={employee} isViewer={employee.username === viewer?.username} />
                </li>
              ))}
            </ul>
          )
        }
      </Query>
      {business.can.edit && (
        <Suspense>
          <ManageTeam businessId={business.id} isOwner={business.cannotContactReason !== null} />
        </Suspense>
      )}
    </Stack>
  );
}
