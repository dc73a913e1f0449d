import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { filePage } from '@site/src/lib/addresses/pages';
import { COLUMNS_LEVEL_NAME, type Release, releaseQuality } from 'rental-data';
import Mark from '@site/src/features/marks/Mark';
import RowsState from '@site/src/features/marks/RowsState';
import styles from './styles.module.css';

export default function QualityLine({ release: { period, sets }, release }: { release: Release }): ReactNode {
  const { rows, columns, incidents } = releaseQuality(catalogue, release);
  return (
    <p className={styles.quality}>
      <RowsState period={period} state={rows.state} />
      {columns && <Mark state={columns.state}>{COLUMNS_LEVEL_NAME[columns.state]}</Mark>}
      {incidents.length > 0 && (
        <Link to={`${filePage(period, sets[0]?.variant ?? 'raw')}#incidents`}>
          {`${String(incidents.length)}件事件`}
        </Link>
      )}
    </p>
  );
}
