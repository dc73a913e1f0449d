import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { CodePageProp, CodeProp } from '@site/plugins/catalogue/client';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { sinceWords } from './words';

interface Props {
  /** what the table holds, for screen readers */
  label: string;
  codes: readonly CodeProp[];
  /** with more than one day, each code says its own */
  since: CodePageProp['since'];
  /** several beside each other, for tables of many codes */
  dense?: boolean;
  hides?: (code: CodeProp) => boolean;
}

/** Anchor of a code. */
const codeAnchor = (code: number): string => `code-${code}`;

/** Codes and their labels; each code can be linked to. */
export default function CodeList({ label, codes, since, dense = false, hides }: Props): ReactNode {
  const links = useBrokenLinks();
  for (const [code] of codes) links.collectAnchor(codeAnchor(code));
  const dated = since.length > 1;
  return (
    <table role="table" className={clsx(styles.table, dense && styles.dense)} aria-label={label}>
      <thead role="rowgroup" className={dense ? 'vh' : undefined}>
        <tr role="row">
          <th role="columnheader" scope="col">
            <Translate id="codes.code" description="Head of a column: code">
              代碼
            </Translate>
          </th>
          <th role="columnheader" scope="col">
            <Translate id="codes.label" description="Head of a column: what the code means">
              意思
            </Translate>
          </th>
          {dated && (
            <th role="columnheader" scope="col">
              <Translate id="codes.since" description="Head of a column: since when the code is in use">
                啟用
              </Translate>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {codes.map((row) => {
          const [code, name, place = 0] = row;
          const first = since[place];
          return (
            <tr key={code} role="row" id={codeAnchor(code)} hidden={hides?.(row) ?? false}>
              <th role="rowheader" scope="row">
                <a
                  href={`#${codeAnchor(code)}`}
                  aria-label={translate(
                    {
                      id: 'codes.anchor',
                      message: '{code}，這個代碼的連結',
                      description: 'Name of the link to one code; begins with its visible text',
                    },
                    { code: String(code) },
                  )}
                >
                  {code}
                </a>
              </th>
              <td role="cell">{name}</td>
              {dated && first && <td role="cell">{sinceWords(first)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
