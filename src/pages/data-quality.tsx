import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import data from '@generated/catalogue/default/quality.json';
import type { QualityPageProp } from '@site/plugins/catalogue/client';
import ContentError from '@site/src/components/ContentError';
import { COMPARE_HREF } from '@site/src/components/hrefs';
import IncidentList from '@site/src/components/IncidentList';
import { ROWS_STATE_NAME, SEVERITY_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';
import Glance from '@site/src/components/Glance';
import PageHead from '@site/src/components/PageHead';
import RowsChart from '@site/src/components/RowsChart';
import SectionHead from '@site/src/components/SectionHead';
import UsabilityMatrix, { MATRIX_ID } from '@site/src/components/UsabilityMatrix';
import { SEVERITIES, type Severity } from '@site/src/domain/catalogue/types';
import { usePageData } from '@site/src/navigation/pageData';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './data-quality.module.css';

/** What a reader should do about each severity. */
const MEANING: Record<Severity, string> = {
  severe: translate(
    {
      id: 'quality.meaning.severe',
      message: '受影響的列數不要拿來比較，受影響的欄位不要使用；標為「{avoid}」的期別，整份檔案都不要用。',
      description: 'What to do about a severe incident; {avoid} is the state of files that must not be used',
    },
    { avoid: ROWS_STATE_NAME.avoid },
  ),
  caution: translate({
    id: 'quality.meaning.caution',
    message: '少了一部分資料，或有些欄位不可靠、沒有值。先讀說明，確認不影響你的研究，再使用。',
    description: 'What to do about an incident of severity caution',
  }),
  note: translate({
    id: 'quality.meaning.note',
    message: '影響很小，照著說明處理就能使用。',
    description: 'What to do about an incident of severity note',
  }),
};

/** Which column of which period can be used; it comes as page data, since browsers need it on this page only. */
function Matrix(): ReactNode {
  const page = usePageData<QualityPageProp>();
  return (
    <section className={styles.section}>
      <SectionHead
        id={MATRIX_ID}
        title={translate({
          id: 'quality.matrix.title',
          message: '哪一期的哪一欄能用',
          description: 'Title of the section with the usability matrix',
        })}
      >
        <p>
          <Translate id="quality.matrix.lead" description="Lead above the usability matrix">
            細線表示可以使用，記號表示使用前要看原因，斜線是沒有發布的月份。點開一類，可以看裡面的每個欄位。
          </Translate>
        </p>
      </SectionHead>
      {page.error ? (
        <ContentError error={page.error} retry={page.retry} pending={page.pending} />
      ) : (
        <UsabilityMatrix data={page.data.matrix} map={data.map} json={page.data.json} />
      )}
    </section>
  );
}

/** Everything that is known to be wrong with the data: which periods can be used, and every incident. */
export default function DataQuality(): ReactNode {
  const { incidents, counts, map, chart } = data;
  const title = translate({
    id: 'quality.title',
    message: '資料品質',
    description: 'Title of the data-quality page',
  });
  return (
    <Layout
      title={title}
      description={translate(
        {
          id: 'quality.description',
          message:
            '開放台灣民間租屋資料已知的{count}件品質事件：影響哪些期別與欄位、使用時該怎麼辦，以及每一期能不能用。',
          description: 'Description of the data-quality page for search engines',
        },
        { count: String(incidents.length) },
      )}
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            <Translate
              id="quality.lead"
              description="Lead of the data-quality page: the questions of its readers, with links to the answers"
              values={{
                rows: (
                  <a href="#series">
                    <Translate
                      id="quality.lead.rows"
                      description="Question in the lead of the data-quality page"
                    >
                      這一期的列數能不能比較
                    </Translate>
                  </a>
                ),
                columns: (
                  <a href={`#${MATRIX_ID}`}>
                    <Translate
                      id="quality.lead.columns"
                      description="Question in the lead of the data-quality page"
                    >
                      需要的欄位能不能用
                    </Translate>
                  </a>
                ),
                incidents: (
                  <a href="#incidents">
                    <Translate
                      id="quality.lead.incidents"
                      description="Question in the lead of the data-quality page"
                      values={{ count: incidents.length }}
                    >
                      {'已知的{count}件品質事件是怎麼回事、該怎麼辦'}
                    </Translate>
                  </a>
                ),
              }}
            >
              {'這一頁回答三個問題：{rows}，{columns}，以及{incidents}。'}
            </Translate>
          </p>
        </PageHead>
        <Glance
          id="severity"
          className={styles.counts}
          title={
            <Translate id="quality.severity.title" description="Title of the explanation of severities">
              品質事件分成三級
            </Translate>
          }
        >
          {[...SEVERITIES].reverse().map((severity) => (
            <div key={severity}>
              <dt>
                <Mark state={severity}>{SEVERITY_NAME[severity]}</Mark>
                <span>
                  <Translate
                    id="quality.severity.count"
                    description="Number of incidents of one severity"
                    values={{ count: <b>{counts[severity]}</b> }}
                  >
                    {'{count}件'}
                  </Translate>
                </span>
              </dt>
              <dd>{MEANING[severity]}</dd>
            </div>
          ))}
        </Glance>
        <Matrix />
        <section className={styles.section}>
          <SectionHead
            id="series"
            title={translate({
              id: 'quality.series.title',
              message: '每個月的列數受了什麼影響',
              description: 'Title of the section with the chart of rows per month',
            })}
          >
            <p>
              <Translate id="quality.series.lead" description="Lead above the chart of rows per month">
                列數變少，可能是市場變化，也可能是收錄出了問題。這裡把兩種內容每月的列數，和影響列數的品質事件畫在一起；只影響個別欄位的事件不在圖上。
              </Translate>
              <Link to={COMPARE_HREF}>
                <Translate id="quality.compare" description="Link to the page that compares two periods">
                  比較兩期
                </Translate>
              </Link>
            </p>
          </SectionHead>
          <RowsChart data={chart} cells={map.cells} />
        </section>
        <section className={styles.section}>
          <SectionHead
            id="incidents"
            title={translate({
              id: 'quality.incidents.title',
              message: '品質事件',
              description: 'Title of the list of incidents',
            })}
          >
            <p>
              <Translate
                id="quality.incidents.lead"
                description="Lead above the list of incidents"
                values={{
                  feed: (
                    <a href={useBaseUrl(data.feed)}>
                      <Translate id="quality.incidents.feed" description="Link to the feed of incidents">
                        訂閱RSS
                      </Translate>
                    </a>
                  ),
                }}
              >
                {
                  '由新到舊排列。日期是事情發生的時間，「期別」是受影響的檔案。想收到新事件的通知，可以{feed}。'
                }
              </Translate>
            </p>
          </SectionHead>
          <IncidentList incidents={incidents} />
        </section>
      </main>
    </Layout>
  );
}
