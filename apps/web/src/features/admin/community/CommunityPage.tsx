import { Skeleton } from '@mantine/core';
import { Query } from '../../../ui/Query.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { adminMessages } from '../admin.messages.ts';
import { AreaFields } from './AreaFields.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { CommunityForm } from './CommunityForm.tsx';
import { FooterFields } from './FooterFields.tsx';
import { LabelFields } from './LabelFields.tsx';
import { LandingFields } from './LandingFields.tsx';
import { LookFields } from './LookFields.tsx';
import { NameFields } from './NameFields.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { OwnWordsFields } from './OwnWordsFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TranslationFields } from './TranslationFields.tsx';
import { WordsFields } from './WordsFields.tsx';
import { useCommunity } from './community.hooks.ts';
import { communityMessages as messages } from './community.messages.ts';

/** Name, branding, and text of the community. */
export function CommunityPage() {
  const query = useCommunity();
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Query query={query} skeleton={<Skeleton height={480} radius="lg" />} failed={messages.failed}>
        {(stored) => (
          <CommunityForm stored={stored} place="community" submit={adminMessages.saveChanges}>
            {(form) => (
              <>
                <NameFields form={form} />
                <PlaceFields form={form} />
                <LanguageFields form={form} />
                <LookFields form={form} />
                <WordsFields form={form} />
                <LandingFields form={form} />
                <TranslationFields form={form} />
                <OwnWordsFields form={form} />
                <CategoryFields form={form} />
                <AreaFields form={form} />
                <FooterFields form={form} />
                <LabelFields form={form} />
              </>
            )}
          </CommunityForm>
        )}
      </Query>
    </ConsolePage>
  );
}
