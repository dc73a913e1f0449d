import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function Offline(): ReactNode {
  return (
    <Layout title="Offline">
      <main className="container" data-error-status="503">
        <h1>You are offline</h1>
      </main>
    </Layout>
  );
}
