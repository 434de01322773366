import type { Palette } from '@guildhall/api/community/community/brand-colors.schema';
import { isTooLightForButtons, paletteOf } from '@guildhall/api/community/community/brand-palette.schema';
import { ColorSwatch, Group, SimpleGrid, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { night, stone } from '../../../lib/palette.ts';
import classes from './ColorPreview.module.css';
import { communityMessages } from './community.messages.ts';

const { look: messages } = communityMessages;

const HEX = /^#[0-9a-f]{6}$/i;
const known = (color: string) => (HEX.test(color) ? color : '');

type Look = {
  name: string;
  ground: string;
  button: string;
  link: string;
  badge: [text: string, ground: string];
};

const looksOf = ({ forest, brass, tints }: Palette): Look[] => [
  { name: messages.light, ground: stone[0], button: forest[7], link: forest[7], badge: [brass[7], brass[0]] },
  {
    name: messages.dark,
    ground: night[7],
    button: forest[6],
    link: forest[3],
    badge: [brass[2], tints.brass],
  },
];

/** Says that a color is too light for buttons and text, beside the one that is used there; absent for others. */
export function LightColorNote({ color }: { color: string }) {
  if (known(color) === '' || !isTooLightForButtons(color)) return null;
  const used = paletteOf(color, '').forest[7];
  return (
    <Group gap="xs" wrap="nowrap" role="status">
      <ColorSwatch color={color} size={24} />
      <IconArrowRight size={16} aria-hidden />
      <ColorSwatch color={used} size={24} />
      <Text size="sm">{messages.tooLight(used)}</Text>
    </Group>
  );
}

/** Button, link and badge in the colors that are being chosen, in both looks. */
export function ColorPreview({ primary, accent }: { primary: string; accent: string }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" role="img" aria-label={messages.preview}>
      {looksOf(paletteOf(known(primary), known(accent))).map(({ name, ground, button, link, badge }) => {
        const style: Record<string, string> = {
          '--ground': ground,
          '--button': button,
          '--link': link,
          '--badge': badge[0],
          '--badge-ground': badge[1],
        };
        return (
          <div key={name} className={classes.look} style={style satisfies CSSProperties}>
            <span className={classes.button}>{messages.button}</span>
            <span className={classes.link}>{messages.link}</span>
            <span className={classes.badge}>{messages.badge}</span>
          </div>
        );
      })}
    </SimpleGrid>
  );
}
