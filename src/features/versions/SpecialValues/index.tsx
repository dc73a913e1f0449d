import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Fold from '@site/src/lib/ui/Fold';
import ListTable, { ListRow } from '@site/src/lib/ui/ListTable';
import { versionOf } from '@site/src/dataset/catalogue/sets';
import { formatCount } from '@site/src/lib/text/format';
import { Fragment, type ReactNode } from 'react';
import { groupSpecialValues, type ValuesGroup } from './build';
import styles from './styles.module.css';

function Columns({ columns }: Pick<ValuesGroup, 'columns'>): ReactNode {
  return (
    <>
      {columns.map(({ header, anchor }, index) => (
        <Fragment key={anchor}>
          {index > 0 && '、'}
          <Link to={`#${anchor}`}>{header}</Link>
        </Fragment>
      ))}
    </>
  );
}

function Special({ special }: Pick<ValuesGroup, 'special'>): ReactNode {
  const lines = special.map(({ value, meaning }) => [<code key={value}>{value}</code>, `：${meaning}`]);
  // A single line is no list.
  if (lines.length === 1) return lines[0];
  return (
    <ul className={styles.values}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

/** What a missing value means, and which values mean something else than what they say, by column of a dataset version. */
export default function SpecialValues({ version }: { version: string }): ReactNode {
  const groups = groupSpecialValues(catalogue, versionOf(catalogue, version));
  const count = groups.reduce((total, { columns }) => total + columns.length, 0);
  return (
    <Fold summary={`各欄的缺值與特別的值，共${formatCount(count)}欄`}>
      <ListTable
        heads={['欄位', '「-」代表', '特別的值']}
        className={styles.table}
        aria-label="各欄的缺值與特別的值"
      >
        {groups.map(({ columns, missing, special }) => (
          <ListRow
            key={columns[0]?.anchor}
            head={<Columns columns={columns} />}
            cells={[
              [missing, '「-」代表'],
              special.length > 0 ? [<Special key="special" special={special} />, '特別的值'] : [null],
            ]}
          />
        ))}
      </ListTable>
    </Fold>
  );
}
