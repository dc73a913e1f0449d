import catalogue from '@catalogue';
import Fold from '@site/src/lib/ui/Fold';
import ListTable, { ListRow } from '@site/src/lib/ui/ListTable';
import { versionOf } from '@site/src/dataset/catalogue/sets';
import { VARIANT_NAME } from '@site/src/dataset/words';
import type { ReactNode } from 'react';
import { compareExamples } from './build';
import styles from './styles.module.css';

/** What a row of each variant of a dataset version looks like, column by column. */
export default function ExampleRow({ version: name }: { version: string }): ReactNode {
  const version = versionOf(catalogue, name);
  const { variants } = version;
  const example = compareExamples(catalogue, version);
  if (!example) return null;
  return (
    <Fold summary="一列的例子（內容是編造的）">
      <p>下表的寫法和檔案相同，內容是編造的，不是真的刊登。為了容易讀，一欄寫成一行。</p>
      <ListTable
        heads={['欄位', ...variants.map((variant) => VARIANT_NAME[variant])]}
        className={styles.table}
        aria-label="一列的例子，內容是編造的"
      >
        {example.map(({ header, values }) => (
          <ListRow
            key={header}
            head={header}
            verbatim
            cells={values.map((value, i) => {
              const variant = variants[i];
              return variants.length > 1 && variant ? [value, VARIANT_NAME[variant]] : [value];
            })}
          />
        ))}
      </ListTable>
    </Fold>
  );
}
