import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
import {
  byCounty,
  type CodeTable,
  columnAnchor,
  COUNTIES,
  englishCode,
  englishHeader,
  FILES,
  formatCount,
  FORMATS,
  LANGUAGE,
  TOWNSHIPS,
} from 'rental-data';
import { listUsers } from 'rental-data/dictionary';
import { first } from 'rental-data/helpers';
import { ENGLISH_PAGE } from '@site/src/lib/addresses/names';
import EnglishLayout from './EnglishLayout';
import styles from './codes.module.css';

const findUser = (table: CodeTable) => first(listUsers(catalogue, table));

const nameTable = (table: CodeTable): string => englishHeader(catalogue, findUser(table).header);

function List({ table, codes }: { table: CodeTable; codes: CodeTable['codes'] }): ReactNode {
  return (
    <ul className={styles.codes}>
      {codes.map(({ code, label }) => (
        <li key={code}>
          <code>{code}</code> {englishCode(catalogue, table.id, code)} <span lang={LANGUAGE}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Districts({ table }: { table: CodeTable }): ReactNode {
  const { groups, rest } = byCounty(catalogue, table.codes);
  return (
    <>
      {groups.map(({ code, title, codes }) => (
        <section key={code} className={styles.county} aria-label={englishCode(catalogue, COUNTIES, code)}>
          <h3>
            {englishCode(catalogue, COUNTIES, code)} <span lang={LANGUAGE}>{title}</span>
          </h3>
          <List table={table} codes={codes} />
        </section>
      ))}
      {rest.length > 0 && (
        <div className={styles.county}>
          <List table={table} codes={rest} />
        </div>
      )}
    </>
  );
}

function Lead({ table }: { table: CodeTable }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const { id, codes } = table;
  const columns = listUsers(catalogue, table);
  return (
    <p>
      {`${formatCount(codes.length)} codes of the column${columns.length > 1 ? 's' : ''} `}
      {columns.map((column, i) => (
        <span key={column.header}>
          {i === 0 ? '' : i < columns.length - 1 ? ', ' : ' and '}
          <Link to={`${ENGLISH_PAGES.columns}#${columnAnchor(column)}`} lang={LANGUAGE}>
            {column.header}
          </Link>
        </span>
      ))}
      {' ('}
      {FORMATS.map((format, index) => (
        <span key={format}>
          {index > 0 && ', '}
          <a
            href={withBaseUrl(FILES.codes(id, format))}
            aria-label={`${format.toUpperCase()}: ${nameTable(table)}`}
          >
            {format.toUpperCase()}
          </a>
        </span>
      ))}
      ).{(id === COUNTIES || id === TOWNSHIPS) && ' These are not the official codes.'}
    </p>
  );
}

export default function EnglishCodes(): ReactNode {
  const { codeTables, dataset } = catalogue;
  const total = codeTables.reduce((sum, { codes }) => sum + codes.length, 0);
  // The longest table would hide those that follow it.
  const tables = [...codeTables].sort((a, b) => a.codes.length - b.codes.length);
  return (
    <EnglishLayout
      page={ENGLISH_PAGE.codes}
      description={`The ${String(total)} codes in the open data on rental listings in Taiwan in English: counties, districts, building and property types, and others.`}
      lead={
        <p>
          What each code means. <code>{dataset.unknownCode}</code> is unknown: make it a missing value. The
          ZIPs of months since December 2023, and of quarters and years of dataset version 0.3, hold the
          tables too, in Chinese.
        </p>
      }
      sections={tables.map((table) => ({
        id: table.id,
        title: nameTable(table),
        lead: <Lead table={table} />,
        content:
          table.id === TOWNSHIPS ? <Districts table={table} /> : <List table={table} codes={table.codes} />,
      }))}
    />
  );
}
