import { Avatar } from '@mantine/core';
import classes from './MemberAvatar.module.css';
import { initials } from '../lib/initials.ts';
import { toneOf } from './tone.ts';
import tones from './Tones.module.css';

const TONES = 6;

type Props = {
  name: string;
  /** Path of the 192 px picture, or null for initials. */
  avatar: string | null;
  size?: number;
};

/** A member's picture, or their initials on a tone derived from the name. */
export function MemberAvatar({ name, avatar, size = 40 }: Props) {
  const source = avatar && size <= 48 ? avatar.replace(/-192\.webp$/, '-96.webp') : avatar;
  return (
    <Avatar
      src={source}
      alt={name}
      size={size}
      radius="50%"
      imageProps={{ width: size, height: size, loading: 'lazy' }}
      classNames={{ root: tones.root ?? '', placeholder: classes.initials ?? '' }}
      mod={{ tone: toneOf(name, TONES) }}
    >
      {initials(name.trim().split(/\s+/))}
    </Avatar>
  );
}
