import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import about from '@generated/catalogue/default/about.json';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TrialProp } from '@site/plugins/catalogue/client';
import { LINKS, SHORT_NAME, SITE_NAME } from '@site/config/site';
import { incidentHref } from '@site/src/components/hrefs';
import Unbroken from '@site/src/components/Unbroken';
import { formatCount } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import { PAGE } from '@site/src/domain/words/pages';
import styles from './styles.module.css';
import { Gap, Licence, Mail, Repository, Sources } from './words';

interface FactProps {
  title: string;
  /** takes the room of two */
  wide?: boolean;
  children: ReactNode;
}

/** A question about the dataset and its answer, one of `AboutFacts`. */
function Fact({ title, wide = false, children }: FactProps): ReactNode {
  return (
    <div className={clsx(wide && styles.wide)}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** From when to when, and why months are missing. */
export function Reach(): ReactNode {
  const { since, until, due, published, newest } = about.coverage;
  return (
    <Fact
      title={translate({
        id: 'about.reach.title',
        message: '從什麼時候到什麼時候',
        description: 'Title: the months that the dataset covers',
      })}
    >
      <p>
        <Translate
          id="about.reach"
          description="First month, month of the count, months in between, how many were published, the newest one"
          values={{
            since: <span className="num">{periodWords(since)}</span>,
            until: <span className="num">{periodWords(until)}</span>,
            due: formatCount(due),
            published: formatCount(published),
            newest: <span className="num">{periodWords(newest)}</span>,
          }}
        >
          {'{since}到{until}的{due}個月裡，有{published}個月發布了資料，最新的是{newest}。'}
        </Translate>
        <Gap />
      </p>
    </Fact>
  );
}

export function Source(): ReactNode {
  return (
    <Fact
      title={translate({
        id: 'about.source.title',
        message: '從哪裡來',
        description: 'Title: the platforms that are recorded',
      })}
    >
      <p>
        <Translate
          id="about.source"
          description="The platforms that are recorded, and what is in a period"
          values={{ source: <Sources /> }}
        >
          {
            '來源目前只有{source}，沒有登在上面的出租物件不在資料裡。每一期收錄的，是爬蟲在那段期間讀到的刊登。'
          }
        </Translate>
      </p>
    </Fact>
  );
}

function Trial({ trial: { id, title, first, last, count, status } }: { trial: TrialProp }): ReactNode {
  return (
    <>
      <Translate
        id="about.method.trial"
        description="Months that were crawled on trial; {title} is the incident, a link"
        values={{
          first: <span className="num">{periodWords(first)}</span>,
          last: <span className="num">{periodWords(last)}</span>,
          count: formatCount(count),
          title: <Link to={incidentHref(id)}>{title}</Link>,
        }}
      >
        {'{first}到{last}，有資料的{count}個月是{title}。'}
      </Translate>
      {status && (
        <Translate
          id="about.method.status"
          description="What became of it"
          values={{ status: <Unbroken>{status}</Unbroken> }}
        >
          {'{status}。'}
        </Translate>
      )}
    </>
  );
}

export function Method(): ReactNode {
  return (
    <Fact
      title={translate({
        id: 'about.method.title',
        message: '怎麼收錄',
        description: 'Title: how the data are collected',
      })}
    >
      <p>
        <Translate
          id="about.method"
          description="How the data are collected; {crawler} is a link to the package"
          values={{
            crawler: (
              <Link href={LINKS.crawler} className="num">
                <Translate id="about.method.crawler" description="Link to the crawler's package">
                  爬蟲的程式
                </Translate>
              </Link>
            ),
          }}
        >
          {'爬蟲每天讀一次刊登清單，再讀新刊登與還沒下架的物件頁。{crawler}是公開的。'}
        </Translate>
        {about.trials.map((trial) => (
          <Trial key={trial.id} trial={trial} />
        ))}
      </p>
    </Fact>
  );
}

export function Removed(): ReactNode {
  return (
    <Fact
      title={translate({
        id: 'about.removed.title',
        message: '發布前拿掉什麼',
        description: 'Title: what is taken out before publication',
      })}
    >
      <p>
        <Translate
          id="about.removed"
          description="What is taken out before publication and why; {mail} is a link"
          values={{
            removed: about.removed,
            mail: (
              <a href={`mailto:${LINKS.mail}`}>
                <Translate id="about.removed.mail" description="Link to the project's mail, in running text">
                  來信
                </Translate>
              </a>
            ),
          }}
        >
          {'{removed}在發布前拿掉，以保護隱私與著作權。權利人想移除資料，請{mail}。'}
        </Translate>
      </p>
    </Fact>
  );
}

export function Limits({ wide = false }: { wide?: boolean }): ReactNode {
  return (
    <Fact
      wide={wide}
      title={translate({
        id: 'about.limits.title',
        message: '有什麼限制',
        description: 'Title: what the data cannot say',
      })}
    >
      <ul>
        {about.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
        <li>
          <Translate
            id="about.limits.rows"
            description="The last of the limits; {quality} is a link"
            values={{
              quality: (
                <Link to={PAGE.quality.to} className="num">
                  {PAGE.quality.name}
                </Link>
              ),
            }}
          >
            {'有些期別的列數不能互相比較，有些欄位不可用，使用前請先看{quality}。'}
          </Translate>
        </li>
      </ul>
    </Fact>
  );
}

export function Terms(): ReactNode {
  return (
    <Fact
      title={translate({
        id: 'about.terms.title',
        message: '授權',
        description: 'Title: licence and warranty',
      })}
    >
      <p>
        <Translate
          id="about.terms"
          description="Licence and warranty; {cc0} is a link"
          values={{ cc0: <Licence /> }}
        >
          {
            '資料採{cc0}，任何人都可以使用，不必徵求同意。資料依現狀提供，在法律允許的範圍內不負任何擔保責任。'
          }
        </Translate>
      </p>
    </Fact>
  );
}

export function Makers(): ReactNode {
  return (
    <Fact
      title={translate({
        id: 'about.makers.title',
        message: '誰在做',
        description: 'Title: who makes the dataset',
      })}
    >
      <p>
        <Translate
          id="about.makers"
          description="Who makes the dataset, where it is worked on, and whom to ask; {repository} and {mail} are links"
          values={{
            name: SITE_NAME,
            short: SHORT_NAME,
            repository: <Repository />,
            mail: <Mail />,
          }}
        >
          {
            '{name}（簡稱{short}）是公開專案，程式與討論在g0v的GitHub：{repository}。有問題或發現錯誤，請寄信到{mail}。'
          }
        </Translate>
      </p>
    </Fact>
  );
}

export function Users(): ReactNode {
  if (about.usedBy.length === 0) return null;
  return (
    <Fact
      title={translate({
        id: 'about.users.title',
        message: '誰用過',
        description: 'Title: what was made of the data',
      })}
    >
      {about.usedBy.map(({ who, use }) => (
        <p key={who + use}>
          <Translate
            id="about.users.use"
            description="Who used the data; {use} is a sentence that says when, for what, and which of the data"
            values={{ who: <b>{who}</b>, use: <Unbroken>{use}</Unbroken> }}
          >
            {'{who}，{use}'}
          </Translate>
        </p>
      ))}
    </Fact>
  );
}

/** What there is to know about the dataset as a whole. @param children `Fact` elements */
export default function AboutFacts({ children }: { children: ReactNode }): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}
