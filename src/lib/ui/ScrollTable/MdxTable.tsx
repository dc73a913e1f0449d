import type { ComponentProps, ReactNode } from 'react';
import ScrollTable from './';

/** A table written in Markdown. */
export default function MdxTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollTable label="表格">
      <table {...props} />
    </ScrollTable>
  );
}
