import Link from '@docusaurus/Link';
import EnglishLayout from '@site/src/features/english/EnglishLayout';
import { SINCE } from '@site/src/features/english/parts';
import { ENGLISH_PAGE } from '@site/src/lib/addresses/names';
import type { ReactNode } from 'react';
import Text from './_text.mdx';

export default function English(): ReactNode {
  return (
    <EnglishLayout
      page={ENGLISH_PAGE.home}
      heading="Open data on rental listings in Taiwan"
      description="Open data on rental listings in Taiwan since 2018, one CSV file a month, under CC0: what one row means, how to read the files, what they lack, and how to cite them."
      lead={
        <p>
          {`What our crawler read of the listings on the rental platform 591: rent, fees, size, floor, district, furniture. One CSV file a month since ${SINCE}, with gaps, free for any use.`}
        </p>
      }
    >
      <Text components={{ a: Link }} />
    </EnglishLayout>
  );
}
