import Layout from '@theme/Layout';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';

/** A page that browsers draw with React: it shows what its address asks for, which the prerendered one cannot know. */
export default function Timer(): ReactNode {
  const { search } = useLocation();
  const asked = useIsBrowser() ? new URLSearchParams(search).get('minutes') : null;
  return (
    <Layout title="Timer">
      <main className="container">
        <h1>Timer</h1>
        <p>{asked ?? '3'} minutes</p>
      </main>
    </Layout>
  );
}
