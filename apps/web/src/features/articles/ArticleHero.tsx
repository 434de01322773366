import {
  IconBriefcase,
  IconBuildingBank,
  IconChartLine,
  IconCompass,
  IconCpu,
  IconShieldLock,
} from '@tabler/icons-react';
import { ownPicture } from '../../lib/own-picture.ts';
import { Picture } from '../../ui/Picture.tsx';
import classes from './ArticleHero.module.css';

const DEFAULT_ART = { Icon: IconBriefcase, tone: 'brass' };
const CATEGORY_ART: Record<string, { Icon: typeof IconCpu; tone: string }> = {
  Technology: { Icon: IconCpu, tone: 'forest' },
  Business: DEFAULT_ART,
  Finance: { Icon: IconBuildingBank, tone: 'sea' },
  Sales: { Icon: IconChartLine, tone: 'wine' },
  Leadership: { Icon: IconCompass, tone: 'violet' },
  Security: { Icon: IconShieldLock, tone: 'stone' },
};

type Props = {
  image: string | null;
  category: string;
  /** Above the text of its article. */
  isWide?: boolean;
  /** The largest image of its page, loaded first. */
  isMain?: boolean;
};

/** The decorative image of an article; without one, a drawing in the color of its category. */
export function ArticleHero({ image, category, isWide = false, isMain = false }: Props) {
  const picture = ownPicture(image);
  if (picture) {
    return (
      <Picture
        src={picture}
        alt=""
        sizes={isWide ? '(max-width: 48em) 100vw, 760px' : '(max-width: 36em) 96px, 400px'}
        width={1200}
        height={630}
        isMain={isMain}
        className={classes.image}
        data-wide={isWide || undefined}
      />
    );
  }
  const { Icon, tone } = CATEGORY_ART[category] ?? DEFAULT_ART;
  return (
    <div className={classes.drawn} data-tone={tone} data-wide={isWide || undefined} aria-hidden="true">
      <svg
        viewBox="0 0 400 210"
        preserveAspectRatio="xMidYMax slice"
        className={classes.arcade}
        focusable="false"
      >
        {[-40, 60, 160, 260, 360].map((x) => (
          <path key={x} d={`M${x} 210v-92a40 40 0 0 1 80 0v92M${x + 10} 210v-90a30 30 0 0 1 60 0v90`} />
        ))}
        <path d="M-20 66 200-26 420 66M-20 80 200-12 420 80" />
      </svg>
      <Icon size={52} stroke={1.5} className={classes.icon ?? ''} />
    </div>
  );
}
