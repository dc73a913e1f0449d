import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { INFERRED_MARK, INFERRED_MEANING } from 'rental-data';
import styles from './styles.module.css';

const ID = 'inferred';

/** The mark after a sentence that only follows from the program that makes the files. @param page that holds the legend, unless it is this one */
export default function Inferred({ page = '' }: { page?: string | undefined }): ReactNode {
  return (
    <Link className={styles.inferred ?? ''} to={`${page}#${ID}`} data-inferred="">
      {INFERRED_MARK}
    </Link>
  );
}

/** What the mark means, once on each page that has it. */
export function InferredLegend(): ReactNode {
  useBrokenLinks().collectAnchor(ID);
  return (
    <p id={ID} className="small mute mt2">
      {INFERRED_MEANING}
    </p>
  );
}
