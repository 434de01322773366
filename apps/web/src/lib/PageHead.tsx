import { pictureFacts } from '@guildhall/api/files/uploads/pictures.schema';
import { CARD_SIZE, isCardAddress } from '@guildhall/api/console/cards/cards.schema';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageMeta, RENDERED } from './page-meta.ts';
import { NonceContext } from './nonce.ts';
import { useSite } from './site.ts';

/** Narrower pictures, such as logos, are shown beside the text. */
const LARGE_FROM = 600;

/** Title, description, canonical URL, link preview and structured data of a page. */
export function PageHead({
  title,
  description,
  image,
  imageAlt,
  type = 'website',
  noIndex = false,
  jsonLd,
}: PageMeta) {
  const nonce = use(NonceContext);
  const { pathname } = useLocation();
  const { origin, name, previewImage } = useSite();
  const url = origin + pathname;
  const fullTitle = [title, name].filter(Boolean).join(' · ');
  const size = image === undefined ? null : isCardAddress(image) ? CARD_SIZE : pictureFacts(image);
  const isLarge = image === undefined || (size !== null && size.width >= LARGE_FROM);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title || name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + (image ?? previewImage)} />
      {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      {size && <meta property="og:image:width" content={String(size.width)} />}
      {size && <meta property="og:image:height" content={String(size.height)} />}
      <meta name="twitter:card" content={isLarge ? 'summary_large_image' : 'summary'} />
      {jsonLd && (
        <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
          {jsonLd === RENDERED ? '' : JSON.stringify(jsonLd).replaceAll('<', String.raw`\u003c`)}
        </script>
      )}
    </>
  );
}
