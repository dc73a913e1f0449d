import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { DifferencesIndexProp } from '@site/plugins/catalogue/client';
import Crumbs from '@site/src/components/Crumbs';
import { crumbsAbove } from '@site/src/components/Crumbs/parents';
import { differencesHref, versionHref } from '@site/src/components/hrefs';
import PageHead from '@site/src/components/PageHead';
import ScrollTable from '@site/src/components/ScrollTable';
import { FILES } from '@site/src/domain/machine/addresses';
import { PAGE } from '@site/src/domain/words/pages';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function Table({ versions, words }: DifferencesIndexProp): ReactNode {
  const label = translate({
    id: 'differences.table',
    message: '從一個版本到另一個版本的差異',
    description: 'Name of the table of all dataset versions against all',
  });
  return (
    <ScrollTable label={label}>
      <table className={styles.table}>
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            <td />
            {versions.map((to) => (
              <th key={to} scope="col">
                <Translate
                  id="differences.table.to"
                  description="Head of a column: the version that a script is to read"
                  values={{ version: to }}
                >
                  {'到{version}'}
                </Translate>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((from) => (
            <tr key={from}>
              <th scope="row">
                <Translate
                  id="differences.table.from"
                  description="Head of a row: the version that a script reads; {version} is a link"
                  values={{ version: <Link to={versionHref(from)}>{from}</Link> }}
                >
                  {'從{version}'}
                </Translate>
              </th>
              {versions.map((to) => (
                <td key={to}>
                  {from === to ? (
                    <span className="mute">
                      <Translate id="differences.table.self" description="A version against itself">
                        同一版
                      </Translate>
                    </span>
                  ) : (
                    <>
                      <Link to={differencesHref(from, to)}>
                        <b>{`${from} → ${to}`}</b>
                      </Link>
                      <br />
                      {words[`${from}-${to}`]}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** Every dataset version against every other, a line for each pair. */
export default function Overview({ data }: { data: DifferencesIndexProp }): ReactNode {
  const json = useBaseUrl(FILES.differences);
  const title = PAGE.differences.name;
  return (
    <Layout
      title={title}
      description={translate({
        id: 'differences.index.description',
        message: '任兩個資料集版本之間新增、移除、改名、意義改變與寫法不同的欄位，以及程式要改哪裡。',
        description: 'Description of the table of all dataset versions against all',
      })}
    >
      <main className="wrap">
        <div className={styles.crumbs}>
          <Crumbs parents={crumbsAbove(PAGE.differences)} current={title} />
        </div>
        <PageHead title={title}>
          <p>
            <Translate
              id="differences.index.lead"
              description="Lead of the table of all dataset versions against all"
            >
              左邊選目前使用的版本，上方選要改用的版本，格子裡是差異的數量。點進去看是哪些欄位，以及程式要改哪裡。
            </Translate>
          </p>
          <p className={styles.links}>
            <a className="more" href={json}>
              <Translate id="differences.json" description="Link to all differences as JSON">
                全部差異的JSON
              </Translate>
            </a>
            <Link className="more" to={PAGE.compare.to}>
              {PAGE.compare.name}
            </Link>
          </p>
        </PageHead>
        <Table {...data} />
      </main>
    </Layout>
  );
}
