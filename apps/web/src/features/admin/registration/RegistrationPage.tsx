import { Card, Skeleton, Stack, Switch, Title } from '@mantine/core';
import { Query } from '../../../ui/Query.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { SignInServices } from './providers/SignInServices.tsx';
import { QuestionsForm } from './QuestionsForm.tsx';
import { RegistrationModeField } from './RegistrationModeField.tsx';
import { useRegistration, useUpdateRegistration } from './registration.hooks.ts';
import { registrationMessages as messages } from './registration.messages.ts';

const SWITCHES = ['membersInvite', 'protectsFromBots', 'requiresConfirmedEmail', 'mailedCodes'] as const;

/** Who may join, and how members sign in. */
export function RegistrationPage() {
  const query = useRegistration();
  const update = useUpdateRegistration();
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Query query={query} skeleton={<Skeleton height={280} radius="lg" />} failed={messages.failed}>
        {(registration) => (
          <Stack gap="md">
            <Card component="section" aria-labelledby="registration-mode">
              <Title order={2} size="h3" id="registration-mode" mb="md">
                {messages.mode.title}
              </Title>
              <RegistrationModeField value={registration.mode} onChange={(mode) => update.mutate({ mode })} />
            </Card>
            {SWITCHES.map((name) => (
              <Card key={name} component="section" aria-labelledby={`registration-${name}`}>
                <Title order={2} size="h3" id={`registration-${name}`} mb="md">
                  {messages.switches[name].title}
                </Title>
                <Switch
                  label={messages.switches[name].label}
                  description={messages.switches[name].hint}
                  checked={registration[name]}
                  onChange={(event) => update.mutate({ [name]: event.currentTarget.checked })}
                />
              </Card>
            ))}
            <SignInServices />
            <QuestionsForm
              saved={{ questions: registration.questions, questionTexts: registration.questionTexts }}
            />
          </Stack>
        )}
      </Query>
    </ConsolePage>
  );
}
