import catalogue from '@catalogue';
import Fold from '@site/src/lib/ui/Fold';
import { granularity, listSets, sampleRows, VARIANT_NAME, VARIANTS } from 'rental-data';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The first of the made-up rows that the page of the version's newest month shows, of each content. */
export default function ExampleRow({ version }: { version: string }): ReactNode {
  const months = listSets(catalogue).filter(
    (set) => set.version === version && granularity(set.period) === 'monthly',
  );
  const newest = VARIANTS.flatMap((variant) => months.findLast((set) => set.variant === variant) ?? []);
  return (
    <Fold summary="一列的例子（內容是編造的）">
      <p>值的寫法和檔案相同，內容是編造的，不是真的刊登。為了容易讀，一欄寫成一行。</p>
      <div className={styles.examples}>
        {newest.map((set) => (
          <figure key={set.variant}>
            <figcaption>{VARIANT_NAME[set.variant]}</figcaption>
            <pre translate="no">
              {sampleRows(catalogue, set, 1)[0]
                ?.map(({ column, value }) => `${column.header}：${value}`)
                .join('\n')}
            </pre>
          </figure>
        ))}
      </div>
    </Fold>
  );
}
