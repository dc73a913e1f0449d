import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Fold from '@site/src/lib/ui/Fold';
import { findVersion, formatCount } from 'rental-data';
import { groupSpecialValues } from 'rental-data/dictionary';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';
import Inferred from '@site/src/features/marks/Inferred';

type ValuesGroup = ReturnType<typeof groupSpecialValues>[number];

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

export default function SpecialValues({ version }: { version: string }): ReactNode {
  const groups = groupSpecialValues(catalogue, findVersion(catalogue, version));
  const count = groups.reduce((total, { columns }) => total + columns.length, 0);
  return (
    <Fold summary={`各欄的缺值與特別的值，共${formatCount(count)}欄`}>
      <dl className={styles.values}>
        {groups.map(({ columns, missing, special }) => (
          <Fragment key={columns[0]?.anchor}>
            <dt>
              <Columns columns={columns} />
            </dt>
            {missing && <dd>{missing}</dd>}
            {special.map(({ value, meaning, certainty }) => (
              <dd key={value}>
                <code>{value}</code>：{meaning}
                {certainty === 'inferred' && <Inferred />}
              </dd>
            ))}
          </Fragment>
        ))}
      </dl>
    </Fold>
  );
}
