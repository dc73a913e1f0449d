import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { DifferencesIndexProp } from '@site/plugins/pages/client';
import Crumbs from '@site/src/components/ui/Crumbs';
import { crumbsAbove } from '@site/src/components/ui/Crumbs/parents';
import { differencePage, versionPage } from '@site/src/domain/addresses/pages';
import PageHead from '@site/src/components/ui/PageHead';
import ScrollTable from '@site/src/components/ui/ScrollTable';
import { FILES } from '@site/src/domain/addresses/files';
import { PAGE } from '@site/src/domain/words/pages';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import crumbs from '@site/src/components/ui/Crumbs/above.module.css';
import styles from './styles.module.css';

function Table({ versions, words }: DifferencesIndexProp): ReactNode {
  const label = '從一個版本到另一個版本的差異';
  return (
    <ScrollTable label={label}>
      <table className={styles.table}>
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            <td />
            {versions.map((to) => (
              <th key={to} scope="col">
                到{to}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((from) => (
            <tr key={from}>
              <th scope="row">
                從<Link to={versionPage(from)}>{from}</Link>
              </th>
              {versions.map((to) => (
                <td key={to}>
                  {from === to ? (
                    <span className="mute">同一版</span>
                  ) : (
                    <>
                      <Link to={differencePage(from, to)}>
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

/** Every pair of dataset versions, one line each. */
export default function Overview({ data }: { data: DifferencesIndexProp }): ReactNode {
  const json = useBaseUrl(FILES.differences);
  const title = PAGE.differences.name;
  return (
    <Layout
      title={title}
      description="任兩個資料集版本之間新增、移除、改名、意義改變與寫法不同的欄位，以及程式要改哪裡。"
    >
      <main className="wrap">
        <div className={crumbs.apart}>
          <Crumbs parents={crumbsAbove(PAGE.differences)} current={title} />
        </div>
        <PageHead title={title}>
          <p>
            左邊選目前使用的版本，上方選要改用的版本，格子裡是差異的數量。點進去看是哪些欄位，以及程式要改哪裡。
          </p>
          <p className={styles.links}>
            <a className="more" href={json}>
              全部差異的JSON
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
