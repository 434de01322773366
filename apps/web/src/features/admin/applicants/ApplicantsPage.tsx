import { Anchor, Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { useRegistrationMode } from '../../../lib/site.ts';
import { AdminCards } from '../shared/AdminList.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { FilterSelect } from '../shared/ListToolbar.tsx';
import { useListFilter } from '../shared/useListFilter.ts';
import { ApplicantCard } from './ApplicantCard.tsx';
import { type Applicant, useApplicants } from './applicants.hooks.ts';
import { applicantsMessages as messages } from './applicants.messages.ts';
import { TextDialog } from './TextDialog.tsx';

const STATUSES = ['waiting', 'asked', 'approved', 'declined'] as const;

/** The queue of applications. */
export function ApplicantsPage() {
  const list = useListFilter(STATUSES);
  const applicants = useApplicants(list.filter);
  const isOpenToApplicants = useRegistrationMode() === 'application';
  const [open, setOpen] = useState<{ applicant: Applicant; action: 'decline' | 'ask' } | null>(null);
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="md">
        <Box maw={260}>
          <FilterSelect list={list} labels={messages.filters} />
        </Box>
        <AdminCards
          query={applicants}
          noun={messages.noun}
          isFiltered={false}
          emptyTitle={messages.empty[list.filter].title}
          empty={
            <>
              {messages.empty[list.filter].text}{' '}
              {!isOpenToApplicants && (
                <Anchor component={Link} to={consolePaths.registration()} inherit underline="always">
                  {messages.registration}
                </Anchor>
              )}
            </>
          }
        >
          {(applicant) => (
            <ApplicantCard
              key={applicant.id}
              applicant={applicant}
              onAct={(action) => setOpen({ applicant, action })}
            />
          )}
        </AdminCards>
      </Stack>
      {open && <TextDialog {...open} onClose={() => setOpen(null)} />}
    </ConsolePage>
  );
}
