import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { useIndustryLabel } from '../../../lib/industries.ts';
import divided from '../../../ui/DividedList.module.css';
import { AdminList } from '../shared/AdminList.tsx';
import { type MembersInput, useFigureMembers } from './figures.hooks.ts';
import { figuresMessages } from './figures.messages.ts';
import { PersonName } from './PersonName.tsx';

const { rows: messages } = figuresMessages;

/** The members of a figure, of one industry or place where the URL names one. */
export function MemberRows({ figure, from, to }: Pick<MembersInput, 'figure' | 'from' | 'to'>) {
  const { longDate } = useFormats();
  const [params] = useSearchParams();
  const industryLabel = useIndustryLabel();
  const [industry, town] = [params.get('industry'), params.get('town')];
  const query = useFigureMembers({ figure, from, to, ...(industry && { industry }), ...(town && { town }) });
  return (
    <>
      {industry && <Text mb="sm">{messages.industry(industryLabel(industry))}</Text>}
      {town && <Text mb="sm">{messages.town(town)}</Text>}
      <AdminList query={query} noun={messages.nounOfMembers} isFiltered={false} empty={messages.empty}>
        {(items) => (
          <ul className={`${divided.list} ${divided.rows}`}>
            {items.map(({ id, member, email, day }) => (
              <li key={id}>
                <div>
                  {member ? <PersonName person={member} /> : messages.invitedAddress(email)}
                  {member?.company && (
                    <Text size="sm" c="dimmed">
                      {member.company}
                    </Text>
                  )}
                </div>
                <Text size="sm" c="dimmed">
                  {longDate(day)}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </>
  );
}
