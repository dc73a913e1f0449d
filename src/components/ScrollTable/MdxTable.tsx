import { translate } from '@docusaurus/Translate';
import type { ComponentProps, ReactNode } from 'react';
import ScrollTable from '.';

/** A table written in Markdown. */
export default function MdxTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollTable
      label={translate({
        id: 'table.label',
        message: '表格',
        description: 'Name of a table in running text',
      })}
    >
      <table {...props} />
    </ScrollTable>
  );
}
