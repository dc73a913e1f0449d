import catalogue from '@catalogue';
import Fold from '@site/src/lib/ui/Fold';
import {
  type Catalogue,
  type DatasetVersion,
  exampleRow,
  type Variant,
  VARIANT_NAME,
  findVersion,
} from 'rental-data';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** One invented row of each variant, in the order of the files; undefined where a variant has no example. Pure. */
export function exampleRows(
  catalogue: Catalogue,
  version: DatasetVersion,
): { variant: Variant; row: NonNullable<ReturnType<typeof exampleRow>> }[] | undefined {
  const rows = version.variants.flatMap((variant) => {
    const row = exampleRow(catalogue, version, variant);
    return row ? [{ variant, row }] : [];
  });
  return rows.length === version.variants.length ? rows : undefined;
}

export default function ExampleRow({ version }: { version: string }): ReactNode {
  const examples = exampleRows(catalogue, findVersion(catalogue, version));
  if (!examples) return null;
  return (
    <Fold summary="一列的例子（內容是編造的）">
      <p>值的寫法和檔案相同，內容是編造的，不是真的刊登。為了容易讀，一欄寫成一行。</p>
      <div className={styles.examples}>
        {examples.map(({ variant, row }) => (
          <figure key={variant}>
            <figcaption>{VARIANT_NAME[variant]}</figcaption>
            <pre translate="no">{row.map(({ header, value }) => `${header}：${value}`).join('\n')}</pre>
          </figure>
        ))}
      </div>
    </Fold>
  );
}
