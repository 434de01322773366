import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { usePermissions } from '../shared/usePermissions.ts';
import { paths } from '../../../lib/paths.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { Query } from '../../../ui/Query.tsx';
import { adminMessages } from '../admin.messages.ts';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { MemberAccount } from './MemberAccount.tsx';
import { MemberBounce } from './MemberBounce.tsx';
import { MemberData } from './MemberData.tsx';
import { MemberForm } from './MemberForm.tsx';
import { useMember } from './member.hooks.ts';
import { memberMessages as messages } from './member.messages.ts';

/** A member in the console: the account, the membership and the profile. */
export function AdminMemberPage() {
  const { id = '' } = useParams();
  const query = useMember(Number(id));
  const { mayRead } = usePermissions();
  return (
    <ConsolePage
      title={messages.title}
      description={messages.description}
      back={{ label: adminMessages.tabs.users, to: paths.admin('users') }}
    >
      <Query
        query={query}
        skeleton={<CardListSkeleton label={messages.loading} count={2} />}
        failed={messages.failed}
      >
        {(member) => (
          <Stack gap="lg">
            <MemberBounce member={member} />
            <MemberAccount member={member} />
            <MemberForm key={member.id} member={member} />
            <HistoryCard key={`history of ${member.id}`} id={member.id} />
            {mayRead('accounts') && member.role === 'user' && <MemberData member={member} />}
          </Stack>
        )}
      </Query>
    </ConsolePage>
  );
}
