import { Input } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import type { CurrentUser } from '../../../lib/useViewer.ts';
import { Understood } from './Understood.tsx';
import { understoodMessages as messages } from './understood.messages.ts';

/** In the profile form: how what was last saved is read. Shows nothing until something is. */
export function UnderstoodField({ member }: { member: CurrentUser }) {
  const { data } = trpc.profile.understood.useQuery();
  if (!data || Object.values(data).every((statements) => statements.length === 0)) return null;
  return (
    <Input.Wrapper
      labelElement="div"
      label={messages.title}
      description={messages.textSaved}
      descriptionProps={{ mb: 'sm' }}
    >
      <Understood read={data} member={member} asks={false} />
    </Input.Wrapper>
  );
}
