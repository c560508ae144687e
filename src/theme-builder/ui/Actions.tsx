import { useId } from 'react';
import { useCopied } from '../../ui/index.ui.ts';
import { presetNames, presets, type PresetName } from '../model/presets.ts';
import { shareHash } from '../text/share.ts';
import { useTexts } from './BuilderContext.ts';
import { useSiteTheme } from './useSiteTheme.ts';
import type { ThemeState } from './useThemeState.ts';
import fields from './Fields.module.css';
import styles from './Actions.module.css';

/** What concerns the whole theme, and what has just happened to it. */
export function Actions({ state }: { state: ThemeState }) {
  const texts = useTexts();
  const site = useSiteTheme();
  const link = useCopied();
  const id = useId();
  const { theme, notice, before, isKept } = state;
  const same = presetNames.find(
    (name) => JSON.stringify(presets[name]) === JSON.stringify(theme.settings),
  );
  const address = () =>
    window.location.origin + window.location.pathname + shareHash(theme.settings);
  const choose = (name: PresetName) =>
    state.replace({ settings: presets[name], other: theme.other }, { kind: 'wasPreset' });
  return (
    <div className={styles.actions}>
      <div className={styles.bar}>
        <label htmlFor={id}>{texts.start}</label>
        <select
          id={id}
          className={fields.input}
          value={same ?? ''}
          onChange={({ target }) => choose(target.value as PresetName)}
        >
          {!same && <option value="">{texts.own}</option>}
          {presetNames.map((name) => (
            <option key={name} value={name}>
              {texts.presets[name]}
            </option>
          ))}
        </select>
        <button type="button" className={fields.button} onClick={state.reset}>
          {texts.reset}
        </button>
        <span className={styles.gap} />
        <button type="button" className={fields.button} onClick={() => void link.copy(address)}>
          {link.copied ? texts.copied : texts.copyLink}
        </button>
        {(!site.isInUse || site.isOutdated(theme)) && (
          <button
            type="button"
            className={`${fields.button} ${styles.main}`}
            onClick={() => site.use(theme)}
          >
            {site.isInUse ? texts.update : texts.useOnDemos}
          </button>
        )}
      </div>
      <div role="status" className={styles.status}>
        {notice && (
          <p className={styles.notice} data-notice={notice.kind}>
            {[texts[notice.kind], ...(notice.details ?? [])].join(' ')}
            {before && (
              <button type="button" className={fields.button} onClick={state.undo}>
                {texts.undo}
              </button>
            )}
          </p>
        )}
        {site.isInUse && (
          <p className={styles.notice} data-notice="inUse">
            {texts.inUse}
            <button type="button" className={fields.button} onClick={site.stop}>
              {texts.stopUsing}
            </button>
          </p>
        )}
        {(!isKept || site.hasFailed) && (
          <p className={styles.notice} data-notice="notKept">
            {texts.notKept}
          </p>
        )}
      </div>
    </div>
  );
}
