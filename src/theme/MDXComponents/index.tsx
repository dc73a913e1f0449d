/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/MDXComponents
 * Kind: ejected, written anew
 * Why: Blocks of the catalogue by name, tables that scroll, code coloured at build time. The original brings Prism, Mermaid and Infima's admonitions along.
 */
import Head from '@docusaurus/Head';
import AboutDataBrief from '@site/src/components/AboutDataBrief';
import AnnualDownload from '@site/src/components/AnnualDownload';
import CodeTables from '@site/src/components/CodeTables';
import ColumnTable from '@site/src/components/ColumnTable';
import DatasetBriefCard from '@site/src/components/DatasetBriefCard';
import DatasetCard from '@site/src/components/DatasetCard';
import DedupKey from '@site/src/components/DedupKey';
import DownloadTable from '@site/src/components/DownloadTable';
import DwellingFilter from '@site/src/components/DwellingFilter';
import Flow from '@site/src/components/Flow';
import IncidentNote from '@site/src/components/IncidentNote';
import KnownIncidents from '@site/src/components/KnownIncidents';
import MdxTable from '@site/src/components/ScrollTable/MdxTable';
import Notice from '@site/src/components/Notice';
import Pre from '@site/src/components/Pre';
import Rows from '@site/src/components/Rows';
import SeriesChart from '@site/src/components/SeriesChart';
import TaskBox from '@site/src/components/TaskBox';
import VersionChanges from '@site/src/components/VersionChanges';
import VersionFacts from '@site/src/components/VersionFacts';
import Heading from '@theme/Heading';
import A from '@theme/MDXComponents/A';
import Li from '@theme/MDXComponents/Li';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import type { ComponentProps } from 'react';

const heading = (as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function MdxHeading(props: ComponentProps<'h2'>) {
    return <Heading as={as} {...props} />;
  };

const components = {
  Head,
  a: A,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  // the theme's list item makes footnotes known to the link checker
  li: Li,
  input: TaskBox,
  pre: Pre,
  table: MdxTable,
  admonition: Notice,
  AboutDataBrief,
  AnnualDownload,
  CodeTables,
  ColumnTable,
  DatasetBriefCard,
  DatasetCard,
  DedupKey,
  DownloadTable,
  DwellingFilter,
  Flow,
  IncidentNote,
  KnownIncidents,
  Notice,
  Rows,
  SeriesChart,
  VersionChanges,
  VersionFacts,
};

// The type lists Prism's and Mermaid's components as required; pages of this site never meet them.
export default components as unknown as MDXComponentsObject;
