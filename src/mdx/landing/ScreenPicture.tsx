import styles from './ScreenPicture.module.css';

/** Parts of each bar, from below, in a picture of 100 by 100. */
const days = [52, 50, 51, 54, 62, 66, 60, 56, 58, 57, 59, 66, 70, 64];
const parts = [
  ['var(--mui-palette-primary-main)', 0.36],
  ['#12a594', 0.26],
  ['#e5793a', 0.22],
  ['#8b5cf6', 0.16],
] as const;

const rows = [64, 48, 72, 56, 68, 44, 60, 52, 70, 46, 58, 50];

/** Shown instead of the composed demo until a reader acts: the same panes, without a script. */
export function ScreenPicture() {
  return (
    <div className={styles.screen}>
      <div className={styles.panes}>
        <div className={styles.head}>
          <div className={styles.total}>
            <i />
            <i />
          </div>
          <i className={styles.field} />
        </div>
        <div className={styles.tree}>
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={styles.chart}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path
              d="M0 25h100M0 50h100M0 75h100M0 99.8h100"
              stroke="var(--docs-line)"
              strokeWidth="0.3"
            />
            {days.map((height, day) => (
              <Bar key={day} x={1.6 + day * 7.1} height={height * 1.3} />
            ))}
          </svg>
        </div>
        <div className={styles.grid}>
          {rows.map((width, row) => (
            <div key={row} className={styles.row}>
              <i style={{ inlineSize: width }} />
              <i />
              <i />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Bar({ x, height }: { x: number; height: number }) {
  let top = 100;
  return parts.map(([color, share]) => {
    top -= height * share;
    return <rect key={color} x={x} y={top} width="4.6" height={height * share} fill={color} />;
  });
}
