import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Fold from '@site/src/lib/ui/Fold';
import {
  type Catalogue,
  type Column,
  columnAnchor,
  type DatasetVersion,
  formatCount,
  listDefinitions,
  missingWords,
  narrowColumn,
  listSets,
  specialWords,
  findVersion,
} from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';
import Inferred from '@site/src/features/marks/Inferred';

const gapWords = (column: Column): string | undefined => {
  const words = missingWords(column);
  return column.neverMissing ? '不會有缺值。' : words && `「-」代表：${words}`;
};

/** Columns with the same missing and special values together, each with its anchor; those without a record are left out. */
export function groupSpecialValues(catalogue: Catalogue, version: DatasetVersion) {
  const sets = listSets(catalogue).filter((set) => set.version === version.version);
  const described = listDefinitions(catalogue, version)
    .map((column) => {
      const own = sets.filter(({ variant }) => column.variants.includes(variant));
      return own.length > 0 ? narrowColumn(catalogue, own, column) : column;
    })
    .filter((column) => gapWords(column) !== undefined || column.special?.length);
  const groups = groupBy(described, (column) => JSON.stringify([gapWords(column), column.special ?? []]));
  return [...groups.values()].map((columns) => {
    const [column] = columns;
    const names = new Map(columns.map((c) => [columnAnchor(c), c.header]));
    return {
      columns: [...names].map(([anchor, header]) => ({ header, anchor })),
      missing: gapWords(column) ?? '',
      special: (column.special ?? []).map((one) => ({ ...one, meaning: specialWords(one) })),
    };
  });
}
export type ValuesGroup = ReturnType<typeof groupSpecialValues>[number];

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
