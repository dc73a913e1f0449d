import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { LINKS, SITE_NAME } from '@site/config/site';
import styles from './styles.module.css';

/** Heights of the nine bars of the long gable that closes the name. */
const BARS = [40, 51.5, 63, 74.5, 86, 74.5, 63, 51.5, 40];

/** Short name of the licence, the same in every language. */
const LICENCE = 'CC0';

/** The name in lines of four characters: the last one leaves room for the gable. */
const LINES = SITE_NAME.match(/.{1,4}/gu) ?? [];

function Gable(): ReactNode {
  return (
    <svg className={styles.gable} viewBox="0 0 190 86" aria-hidden="true" focusable="false">
      {BARS.map((height, index) => (
        <rect key={index} x={index * 21.6} y={86 - height} width={16.4} height={height} fill="currentColor" />
      ))}
    </svg>
  );
}

interface Props {
  /** element of the name: the page's h1, or a paragraph where the page has another one */
  heading?: 'h1' | 'p';
  /** draw the gable behind the name */
  figure?: boolean;
}

/** Who we are in two sentences: the name, what the dataset is, what is left out and why, and its licence. */
export default function AboutDataBrief({ heading: Heading = 'p', figure = true }: Props): ReactNode {
  return (
    <div className={styles.brief}>
      <Heading className={styles.name} {...(Heading === 'h1' ? { 'aria-label': SITE_NAME } : {})}>
        {LINES.map((line, index) => (
          <span key={line}>
            {line}
            {figure && index === LINES.length - 1 && <Gable />}
          </span>
        ))}
      </Heading>
      <p className={styles.statement}>
        <Translate id="about.statement" description="What the dataset is, in one sentence">
          公開刊登的租屋物件，逐月收錄成表，任何人都能下載、分析、引用。
        </Translate>
      </p>
      <p className={styles.limits}>
        <Translate
          id="about.limits"
          description="Where the data come from, what is left out and why, and the licence"
          values={{
            source: (
              <Link href={LINKS.source}>
                <Translate
                  id="about.source"
                  description="Name of the platform that the data come from, a link"
                >
                  591租屋網
                </Translate>
              </Link>
            ),
            cc0: (
              <Link href={LINKS.cc0} lang="en">
                {LICENCE}
              </Link>
            ),
          }}
        >
          {
            '資料來自{source}；標題、地址、內文與照片牽涉隱私和著作權，都不收錄。整份資料以{cc0}釋出，使用不必徵求同意。'
          }
        </Translate>
      </p>
    </div>
  );
}
