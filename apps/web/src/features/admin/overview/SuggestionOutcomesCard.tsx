import { writtenNumber } from '../../../lib/written.ts';
import { Card, Skeleton, Text, Title } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { Query } from '../../../ui/Query.tsx';
import classes from './SuggestionOutcomesCard.module.css';
import { overviewMessages } from './overview.messages.ts';

const { suggestions: messages } = overviewMessages;
const HEIGHT = 240;

/** How many suggested members were asked to connect and accepted: whether a high score is worth its name. */
export function SuggestionOutcomesCard() {
  const query = trpc.admin.suggestionOutcomes.useQuery();
  return (
    <Card component="section" aria-labelledby="suggested-members">
      <Title order={2} size="h3" id="suggested-members" mb="xs">
        {messages.title}
      </Title>
      <Query query={query} skeleton={<Skeleton height={HEIGHT} />} failed={messages.failed}>
        {(bands) =>
          bands.every(({ asked }) => asked === 0) ? (
            <Text c="dimmed">{messages.empty}</Text>
          ) : (
            <>
              <Text size="sm" c="dimmed" id="suggested-members-intro">
                {messages.intro}
              </Text>
              <table
                className={classes.table}
                aria-labelledby="suggested-members"
                aria-describedby="suggested-members-intro"
              >
                <thead>
                  <tr>
                    {[messages.score, messages.asked, messages.accepted, messages.rate].map((label) => (
                      <th key={label} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {bands.map(({ from, to, asked, accepted, acceptanceRate }) => (
                    <tr key={from ?? -1}>
                      <th scope="row">{messages.band(from, to)}</th>
                      <td>{writtenNumber(asked)}</td>
                      <td>{writtenNumber(accepted)}</td>
                      <td>{asked === 0 ? messages.nobody : messages.percent(acceptanceRate)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )
        }
      </Query>
    </Card>
  );
}
