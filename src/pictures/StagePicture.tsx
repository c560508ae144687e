import { useDocsConfig } from '../config/index.ts';
import { hasAllLooks, narrowBelow, pictureFolder } from './demoPictures.ts';
import type { DemoPictures, Picture } from './demoPictures.ts';
import styles from './StagePicture.module.css';

interface StagePictureProps {
  pictures: DemoPictures;
  label: string;
  /** Starts the demo for a reader who saves data. */
  onRun: (() => void) | undefined;
}

/**
 * What a demo looks like, from the first paint until it runs. A demo further down has one picture, for readers
 * without scripts and for print.
 */
export function StagePicture({ pictures, label, onRun }: StagePictureProps) {
  const { strings } = useDocsConfig();
  const { light, dark, narrowLight, narrowDark } = pictures;
  const rests = hasAllLooks(pictures);
  return (
    <div className={rests ? styles.picture : styles.spare} data-picture={rests ? 'all' : 'one'}>
      <Shot className={styles.light} wide={light} narrow={narrowLight} label={label} />
      {dark && <Shot className={styles.dark} wide={dark} narrow={narrowDark} label={label} />}
      {onRun && (
        <button type="button" className={styles.run} onClick={onRun}>
          {strings.demo.run}
        </button>
      )}
    </div>
  );
}

interface ShotProps {
  className: string | undefined;
  wide: Picture;
  narrow: Picture | undefined;
  label: string;
}

function Shot({ className, wide, narrow, label }: ShotProps) {
  return (
    <picture className={className}>
      {narrow && <source media={`(width < ${narrowBelow}px)`} srcSet={srcSetOf(narrow)} />}
      {/* Lazy: the picture of the other scheme is never fetched. */}
      <img
        src={pictureFolder + wide.files[0]}
        srcSet={srcSetOf(wide)}
        width={wide.width}
        height={wide.height}
        alt={label}
        loading="lazy"
      />
    </picture>
  );
}

function srcSetOf({ files }: Picture): string {
  return files.map((name, place) => `${pictureFolder}${name} ${place + 1}x`).join(', ');
}
