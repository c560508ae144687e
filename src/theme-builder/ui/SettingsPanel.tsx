import { useEffect, type ReactNode } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { densities, roleNames, thresholds, type ThemeSettings } from '../model/settings.ts';
import { fill } from '../../language/index.ts';
import { useTexts } from './BuilderContext.ts';
import { ChartColors } from './ChartColors.tsx';
import { ColorTable } from './ColorTable.tsx';
import { ContrastList } from './ContrastList.tsx';
import { Choice, FamilyField, NumberField } from './Fields.tsx';
import { openTarget } from './openTarget.ts';
import styles from './SettingsPanel.module.css';

export interface SettingsProps {
  settings: ThemeSettings;
  onChange: (change: Partial<ThemeSettings>) => void;
}

const surfaces = ['background', 'paper', 'text', 'textSecondary'] as const;

/** Every setting, in groups that can be closed. */
export function SettingsPanel(props: SettingsProps) {
  const { settings, onChange } = props;
  const { products } = useDocsConfig().strings;
  const { groups, fields, densities: names, threshold, settings: label } = useTexts();
  useEffect(() => openTarget(window), []);
  const densityOptions = densities.map((value) => ({ value, text: names[value] }));
  return (
    <section className={styles.panel} aria-label={label}>
      <Group id="colors" title={groups.colors} open>
        <ColorTable {...props} names={[...roleNames, ...surfaces]} />
        <Choice
          label={fields.contrastThreshold}
          value={settings.contrastThreshold}
          options={thresholds.map((value) => ({ value, text: fill(threshold, { ratio: value }) }))}
          onChange={(contrastThreshold) => onChange({ contrastThreshold })}
        />
      </Group>
      <ContrastList settings={settings} />
      <Group id="type" title={groups.type}>
        <FamilyField {...props} />
        <NumberField {...props} name="fontSize" unit="px" />
      </Group>
      <Group id="shape" title={groups.shape}>
        <Choice
          label={fields.density}
          value={settings.density}
          options={densityOptions}
          onChange={(density) => onChange({ density })}
        />
        <NumberField {...props} name="radius" unit="px" />
        <NumberField {...props} name="spacing" unit="px" />
      </Group>
      <Group id="data-grid" title={products['x-data-grid']}>
        <Choice
          label={fields.gridDensity}
          value={settings.gridDensity}
          options={densityOptions}
          onChange={(gridDensity) => onChange({ gridDensity })}
        />
        <ColorTable {...props} names={['header']} />
      </Group>
      <Group id="date-pickers" title={products['x-date-pickers']}>
        <NumberField {...props} name="dayRadius" unit="%" />
      </Group>
      <Group id="charts" title={products['x-charts']}>
        <ChartColors {...props} />
      </Group>
      <Group id="tree-view" title={products['x-tree-view']}>
        <NumberField {...props} name="treeIndent" unit="px" />
        <NumberField {...props} name="treePadding" unit="px" />
      </Group>
    </section>
  );
}

interface GroupProps {
  id: string;
  title: string;
  open?: boolean;
  children: ReactNode;
}

function Group({ id, title, open, children }: GroupProps) {
  return (
    <details id={id} className={styles.group} open={open}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
