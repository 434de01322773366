import { Button, Group, Text, Title } from '@mantine/core';
import {
  IconAddressBook,
  IconBriefcase,
  IconClock,
  IconPhoto,
  IconPhotoCircle,
  IconShare,
  IconTag,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { share } from '../../../lib/share.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import rows from '../../../ui/button-row.module.css';
import { nextStepsMessages as messages } from './next-steps.messages.ts';

type NextStep = Outputs['businesses']['activity']['get']['nextSteps'][number];

const ICONS: Record<NextStep, typeof IconClock> = {
  contact: IconAddressBook,
  services: IconBriefcase,
  prices: IconTag,
  pictures: IconPhoto,
  logo: IconPhotoCircle,
  hours: IconClock,
  review: IconShare,
};

/** Where each is added; the share sheet has no address. */
const PLACES: Record<Exclude<NextStep, 'review'>, (slug: string) => string> = {
  contact: (slug) => `${paths.editBusiness(slug)}#contact`,
  services: (slug) => `${paths.editBusiness(slug)}#services`,
  prices: (slug) => `${paths.editBusiness(slug)}#services`,
  pictures: (slug) => `${paths.business(slug)}?photos=edit`,
  logo: (slug) => `${paths.editBusiness(slug)}#logo`,
  hours: (slug) => `${paths.editBusiness(slug)}#hours`,
};

type Props = {
  business: { name: string; slug: string };
  steps: NextStep[];
  /** The name is said when several businesses are shown. */
  isNamed?: boolean;
};

/** What the page still lacks, each as the button that leads to it; what was added is gone. */
export function NextSteps({ business, steps, isNamed = false }: Props) {
  const { name, slug } = business;
  const id = `next-steps-${slug}`;
  if (steps.length === 0) return null;
  const send = () => share({ title: name, text: name, path: paths.business(slug) });
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {isNamed ? messages.titleOf(name) : messages.title}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {messages.text}
      </Text>
      <Group gap="xs" className={rows.root ?? ''}>
        {steps.map((step) => {
          const Icon = ICONS[step];
          const looks = { variant: 'light', leftSection: <Icon size={18} aria-hidden /> };
          return step === 'review' ? (
            <Button key={step} {...looks} onClick={() => void send()}>
              {messages.steps[step]}
            </Button>
          ) : (
            <Button key={step} {...looks} component={Link} to={PLACES[step](slug)}>
              {messages.steps[step]}
            </Button>
          );
        })}
      </Group>
    </section>
  );
}
