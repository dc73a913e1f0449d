import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type Code, dateWords } from 'rental-data';
import ColumnHead from '@site/src/lib/ui/ColumnHead';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  codes: readonly Code[];
  /** do the codes have different days? Then each shows its own */
  dated: boolean;
  dense?: boolean;
}

export const codeAnchor = (code: number): string => `code-${code}`;

export default function CodeList({ label, codes, dated, dense = false }: Props): ReactNode {
  const links = useBrokenLinks();
  // The dense list has no room for them.
  const isOfficial = !dense && codes.some(({ official }) => official !== undefined);
  for (const { code } of codes) links.collectAnchor(codeAnchor(code));
  return (
    <table role="table" className={clsx(styles.table, dense && styles.dense)} aria-label={label}>
      <thead role="rowgroup" className={dense ? 'vh' : undefined}>
        <tr role="row">
          <ColumnHead>代碼</ColumnHead>
          <ColumnHead>意思</ColumnHead>
          {isOfficial && <ColumnHead>官方代碼</ColumnHead>}
          {dated && <ColumnHead>啟用日期</ColumnHead>}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {codes.map(({ code, label: meaning, since, official }) => (
          <tr key={code} role="row" id={codeAnchor(code)}>
            <th role="rowheader" scope="row">
              <a href={`#${codeAnchor(code)}`} aria-label={`${String(code)}，這個代碼的連結`}>
                {code}
              </a>
            </th>
            <td role="cell">{meaning}</td>
            {isOfficial && <td role="cell">{official}</td>}
            {dated && <td role="cell">{dateWords(since)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
