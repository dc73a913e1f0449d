import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Coded from '@site/src/lib/ui/Coded';
import Fold from '@site/src/lib/ui/Fold';
import Pre from '@site/src/lib/ui/Pre';
import ListTable, { ListRow } from '@site/src/lib/ui/ListTable';
import Part from '@site/src/lib/ui/Part';
import {
  CITATION_FORMAT_NAME,
  CITATION_FORMATS,
  dateWords,
  type DocumentName,
  FEED_FORMATS,
  FEED_NAMES,
  FEED_TITLES,
  FILES,
  findCsv,
  FORMAT_CHANGES,
  newestSet,
  RENTS_NOTICE,
  RENTS_TITLE,
  zipName,
} from 'rental-data';
import { FEED_NAME } from 'rental-data/formats';
import { BLOG_FEEDS, SITE_FILES } from '@site/src/lib/addresses/siteFiles';
import { PAGE, type Page } from '@site/src/lib/addresses/names';
import type { ComponentProps, ReactNode } from 'react';
import styles from './page.module.css';

export const ONE = newestSet(catalogue, 'monthly');

export const VERSION = ONE.version;

export const YEAR = Number(ONE.period.slice(0, 4));

export function Files(props: ComponentProps<typeof Part>): ReactNode {
  const { title, children } = props;
  return (
    <Part {...props}>
      <ListTable heads={['位址', '內容']} className={styles.table} aria-label={title}>
        {children}
      </ListTable>
    </Part>
  );
}

interface FileProps {
  path: string;
  schema?: DocumentName;
  page?: Page;
  children: ReactNode;
}

export function File({ path, schema, page, children }: FileProps): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  // A build that search engines must not list has no sitemap.
  const { noIndex } = useDocusaurusContext().siteConfig;
  if (noIndex && path === SITE_FILES.sitemap) return null;
  return (
    <ListRow
      head={
        // A plain link, because the router would look for a page at the address of a file.
        <a href={withBaseUrl(path)}>
          <code>{`/${path}`}</code>
        </a>
      }
      cells={[
        [
          <>
            {children}
            {schema && (
              <>
                {' '}
                <a href={withBaseUrl(FILES.schema(schema))} className="num">
                  結構說明
                </a>
              </>
            )}
            {page && (
              <>
                {' '}
                <Link to={page.to}>{page.name}</Link>
              </>
            )}
          </>,
        ],
      ]}
    />
  );
}

/** Rents by area; nothing where none are published. */
export function RentFiles(): ReactNode {
  const county = catalogue.statistics.find(({ district }) => district !== '')?.county;
  if (county === undefined) return null;
  return (
    <>
      <File path={FILES.rents} schema="rents" page={PAGE.rents}>
        {RENTS_TITLE}：期別、規則、地圖的級距與檔案。{RENTS_NOTICE}。
      </File>
      <File path={FILES.rentsCounties} schema="rents-counties">
        全台與各縣市的租金，所有期別。
      </File>
      <File path={FILES.rentsCounty(county)} schema="rents-county">
        一個縣市各鄉鎮市區的租金，檔名是縣市的官方代碼。
      </File>
      <File path={FILES.rentsTable}>所有期別、縣市與鄉鎮市區的租金（CSV）。</File>
    </>
  );
}

export function CitationFiles(): ReactNode {
  return CITATION_FORMATS.map((format) => (
    <File key={format} path={FILES.cite(format, ONE)}>
      {`引用一個期別的一種內容，${CITATION_FORMAT_NAME[format]}格式；引用整個資料集，用${FILES.cite(format)}。`}
    </File>
  ));
}

export function FeedFiles(): ReactNode {
  const files = [
    ...FEED_NAMES.map(
      (name) => [FEED_NAME[name], (format: keyof typeof BLOG_FEEDS) => FILES.feed(name, format)] as const,
    ),
    [FEED_NAME.posts, (format: keyof typeof BLOG_FEEDS) => BLOG_FEEDS[format]] as const,
  ];
  return files.flatMap(([name, resolvePath]) =>
    FEED_FORMATS.map((format) => (
      <File key={`${name}${format}`} path={resolvePath(format)}>
        {`${name}（${FEED_TITLES[format]}）`}
      </File>
    )),
  );
}

/** How the files for programs changed, folded: who wrote a program against an older form looks for its own. */
export function FormatChanges(): ReactNode {
  const links = useBrokenLinks();
  for (const { version } of FORMAT_CHANGES) links.collectAnchor(`format-${String(version)}`);
  return (
    <Part
      id="formats"
      title="JSON格式改過什麼"
      lead={
        <>
          遇到舊程式讀不懂的改動，<code>formatVersion</code>會加一。
        </>
      }
    >
      <Fold summary={`${String(FORMAT_CHANGES.length)}次改動`}>
        {FORMAT_CHANGES.map(({ version, since, formats, words }) => (
          <section key={version} id={`format-${String(version)}`} className="mt4">
            <h3>第{version}版</h3>
            <p className="small measure">
              <Coded>{`${dateWords(since)}起，${formats.join('、')}的formatVersion是${String(version)}：${words}`}</Coded>
            </p>
          </section>
        ))}
      </Fold>
    </Part>
  );
}

/** The newest file by a script, and what is new since a day. */
export function Latest(): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const resolveAddress = (file: string) => url + withBaseUrl(file);
  const since = `${ONE.period}-01`;
  return (
    <Pre className="small">
      <code>
        {[
          `curl -fsS ${resolveAddress(FILES.latestSet('raw'))} -o latest.json`,
          `jq -r '.period, .verdict.text' latest.json`,
          `curl -fo latest.zip "$(jq -r '.files[] | select(.format == "csv") | .url' latest.json)"`,
          `curl -fsS ${resolveAddress(FILES.feed('releases', 'json'))} | jq -r '.items[] | select(.date_published >= "${since}") | .url'`,
        ].join('\n')}
      </code>
    </Pre>
  );
}

/** The package that reads files, as it is run in this repository. */
export function InspectCommand(): ReactNode {
  const csv = findCsv(ONE);
  if (!csv) return null;
  return (
    <Pre className="small">
      <code>
        {[
          'npm ci',
          `npm run files -- inspect "${zipName(csv)}"`,
          `npm run files -- convert "${zipName(csv)}" --out listings.parquet`,
        ].join('\n')}
      </code>
    </Pre>
  );
}
