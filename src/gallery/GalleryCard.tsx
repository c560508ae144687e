import { fill, localizePath } from '../language/index.ts';
import { serverLanguage, serverStrings } from '../language/index.server.ts';
import { demoPictures, pictureFolder, type Picture } from '../pictures/index.ts';
import { PlanMarker } from '../ui/index.ui.ts';
import type { GalleryDemo } from './galleryGroups.ts';
import styles from './Gallery.module.css';

/** A demo as its picture, or as a drawn sheet while it has none. */
export function GalleryCard({ demo }: { demo: GalleryDemo }) {
  const { gallery, plans } = serverStrings();
  const { id, title, href, guide, plan, stylings } = demo;
  const language = serverLanguage();
  const pictures = demoPictures({ id });
  return (
    <li
      className={styles.card}
      data-plan={plan ?? 'community'}
      data-stylings={stylings.join(' ')}
      data-name={id.slice(id.lastIndexOf('/') + 1)}
    >
      <a className={styles.open} href={localizePath(href, language)}>
        <span className={styles.picture} data-blank={pictures ? undefined : ''}>
          {pictures && <Shot picture={pictures.light} scheme={pictures.dark && 'light'} />}
          {pictures?.dark && <Shot picture={pictures.dark} scheme="dark" />}
        </span>
        <span className={styles.title}>{title}</span>
      </a>
      {plan && <PlanMarker plan={plan} label={plans[plan]} />}
      <a
        className={styles.guide}
        href={localizePath(guide, language)}
        aria-label={fill(gallery.inGuide, { title })}
      >
        {gallery.guide}
      </a>
    </li>
  );
}

interface ShotProps {
  picture: Picture;
  /** Undefined: shown in both. */
  scheme: 'light' | 'dark' | undefined;
}

/** Its words are beside it. Lazy: the picture of the other scheme is never fetched. */
function Shot({ picture: { files, width, height }, scheme }: ShotProps) {
  return (
    <img
      className={scheme && styles[scheme]}
      src={pictureFolder + files[0]}
      width={Math.round(width)}
      height={Math.round(height)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
