import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
import {
  COLUMN_GROUPS,
  type ColumnGroup,
  ENGLISH_COLUMN_GROUP,
  ENGLISH_COLUMN_STATE,
  ENGLISH_COLUMN_TYPE,
  ENGLISH_SEVERITY,
  englishUnit,
  formatCount,
  LANGUAGE,
  startSentence,
} from 'rental-data';
import { ENGLISH_PAGE } from '@site/src/lib/addresses/names';
import Mark from '@site/src/features/marks/Mark';
import Fold from '@site/src/lib/ui/Fold';
import { type EnglishEntry, groupFamilies, listEnglishColumns } from 'rental-data/dictionary';
import EnglishLayout from './EnglishLayout';
import Table from './Table';
import Words from './Words';
import styles from './columns.module.css';

const columns = listEnglishColumns(catalogue);
const HOLDS: Record<ColumnGroup, string> = {
  transaction: 'listing number, place, dates, letting, lister',
  price: 'monthly rent, deposit, fees, extra costs',
  building: 'type, floor, floor area, rooms',
  environment: 'what is near, who may rent, furniture, equipment',
};
const HEADS = ['Column', 'Type, unit', 'Meaning', 'Special values', 'A missing value', 'Worst known problem'];

function Row({ column }: { column: EnglishEntry }): ReactNode {
  const { anchor, header, key, name, type, unit, reach, codeTable, texts, state, worst } = column;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr role="row" id={anchor}>
      <th role="rowheader" scope="row">
        {name}
        <span lang={LANGUAGE}>{header}</span>
        {key && <code>{key}</code>}
      </th>
      <td role="cell">
        {codeTable ? (
          <Link to={`${ENGLISH_PAGES.codes}#${codeTable}`}>{ENGLISH_COLUMN_TYPE[type]}</Link>
        ) : (
          ENGLISH_COLUMN_TYPE[type]
        )}
        {unit && `, ${englishUnit(unit)}`}
        <small className="block tiny">{reach}</small>
        {state !== 'stable' && <small className="block tiny">{ENGLISH_COLUMN_STATE[state]}</small>}
      </td>
      <td role="cell">
        {texts.map(({ variants, meaning }) => (
          <p key={variants + meaning}>
            {variants && <b>{`${variants}: `}</b>}
            <Words>{meaning}</Words>
          </p>
        ))}
      </td>
      <td role="cell" data-label="Special values">
        {texts.flatMap(({ special }) =>
          special.map(({ value, meaning }) => (
            <p key={value}>
              <code>{value}</code> <Words>{meaning}</Words>
            </p>
          )),
        )}
      </td>
      <td role="cell" data-label="A missing value">
        {texts.map(({ missing }) => missing && <Words key={missing}>{missing}</Words>)}
      </td>
      <td role="cell" data-label="Worst known problem">
        {worst && (
          <>
            <Link to={`${ENGLISH_PAGES.quality}#${worst.incident}`}>
              <Mark state={worst.severity} inText>
                {ENGLISH_SEVERITY[worst.severity]}
              </Mark>
            </Link>{' '}
            <small className="tiny">
              {worst.when}
              {worst.others > 0 && (
                <>
                  , and <Link to={ENGLISH_PAGES.quality}>{`${String(worst.others)} more`}</Link>
                </>
              )}
            </small>
          </>
        )}
      </td>
    </tr>
  );
}

export default function EnglishColumns(): ReactNode {
  const { unknownCode } = catalogue.dataset;
  return (
    <EnglishLayout
      page={ENGLISH_PAGE.columns}
      description={`The ${String(columns.length)} columns of the open data on rental listings in Taiwan: Chinese header, JSON key, type, unit, meaning, special and missing values.`}
      lead={
        <p>
          {`The ${String(columns.length)} columns of all dataset versions: meaning, unit, missing values. `}
          In a CSV, <code>-</code> is a missing value; it never means no or zero. In a column of codes,{' '}
          <code>{unknownCode}</code> means unknown.
        </p>
      }
      sections={COLUMN_GROUPS.map((group) => {
        const { notes, columns: inGroup } = groupFamilies(columns.filter((column) => column.group === group));
        return {
          id: group,
          title: ENGLISH_COLUMN_GROUP[group],
          content: (
            <Fold summary={`${formatCount(inGroup.length)} columns: ${HOLDS[group]}`}>
              {notes.map(({ name, words }) => (
                <p key={name} className="measure mt3">
                  <b>{`${startSentence(name)}: `}</b>
                  <Words>{words}</Words>
                </p>
              ))}
              <Table name={group} heads={HEADS} className={styles.columns}>
                {inGroup.map((column) => (
                  <Row key={column.header} column={column} />
                ))}
              </Table>
            </Fold>
          ),
        };
      })}
    />
  );
}
